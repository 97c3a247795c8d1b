import type { Player } from '@schupf/rules';
import { type Draft, tell } from './draft.ts';
import { shiftTurnClock } from './duties.ts';
import { type TableRefusal, tableRefusal } from './refusals.ts';

/** A player's request that the table wait, and when it ends. */
export interface Hold {
  readonly player: Player;
  readonly until: number;
}

/**
 * Any player who is not out may ask while a trick is on the table, whether or not they hold a bomb, so asking reveals
 * nothing.
 */
export function askToHold(draft: Draft, player: Player): TableRefusal | null {
  const { open } = draft.position;
  const { hold } = draft.speed;
  const isActive = open.players.some((owner, seat) => owner === player && open.isActive(seat));
  if (open.phase !== 'play' || open.trickIsEmpty || !isActive) return tableRefusal('nothing-to-hold');
  if (hold === null || draft.holdsUsed[player]! >= hold.times) return tableRefusal('no-hold-left');
  if (draft.holds.some((existing) => existing.player === player)) return tableRefusal('holding-already');
  draft.holdsUsed = draft.holdsUsed.with(player, draft.holdsUsed[player]! + 1);
  changeHolds(draft, [...draft.holds, { player, until: draft.now + hold.length }]);
  tell(draft, 'all', { type: 'asked-to-hold', player });
  return null;
}

/** Ends a player's hold, because they asked for it or have acted; false if there is none. */
export function endHold(draft: Draft, player: Player): boolean {
  const remaining = draft.holds.filter((hold) => hold.player !== player);
  if (remaining.length === draft.holds.length) return false;
  changeHolds(draft, remaining);
  return true;
}

export function endExpiredHolds(draft: Draft): void {
  const remaining = draft.holds.filter(({ until }) => until > draft.now);
  if (remaining.length < draft.holds.length) draft.holds = remaining;
}

/** Changes the holds and stops the clock of the seat on turn while any hold lasts. */
function changeHolds(draft: Draft, holds: readonly Hold[]): void {
  const before = endOf(draft.holds, draft.now);
  draft.holds = holds;
  shiftTurnClock(draft, endOf(holds, draft.now) - before);
}

function endOf(holds: readonly Hold[], now: number): number {
  return Math.max(now, ...holds.map(({ until }) => until));
}
