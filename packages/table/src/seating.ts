import type { Player } from '@schupf/rules';
import { type Chair, chairOf, EMPTY_CHAIR, newChair, type PersonId, playerAt } from './chairs.ts';
import { type Draft, dropQuestions, isInstant, tell } from './draft.ts';
import { forgetClaimant } from './held.ts';
import { endHold } from './holds.ts';
import { takeOver } from './questions.ts';
import { type AnyRefusal, tableRefusal } from './refusals.ts';

/** Takes an empty chair or replaces a bot. Before the match a person may also change chairs. */
export function sit(draft: Draft, by: PersonId, chair: Player, name: string): AnyRefusal | null {
  const wanted = draft.chairs[chair];
  if (wanted === undefined) return tableRefusal('no-such-chair');
  if (wanted.occupant.type === 'person')
    return tableRefusal(wanted.occupant.id === by ? 'seated-already' : 'chair-taken');
  const previous = chairOf(draft.chairs, by);
  if (previous !== null && draft.stage !== 'seating') return tableRefusal('seated-already');
  // A person who moved from chair to chair would see every hand.
  if (draft.sitters.some((sitter) => sitter.id === by && sitter.chair !== chair))
    return tableRefusal('sat-elsewhere');
  if (previous !== null) draft.chairs = draft.chairs.with(previous, newChair(EMPTY_CHAIR, draft.now));
  draft.chairs = draft.chairs.with(chair, newChair({ type: 'person', id: by, name }, draft.now));
  if (draft.stage === 'playing') draft.sitters = [...draft.sitters, { id: by, chair }];
  dropQuestions(draft, ({ seat }) => playerAt(draft.position.open, seat) === chair);
  tell(draft, 'all', { type: 'sat-down', player: chair, name });
  return null;
}

export function leave(draft: Draft, player: Player): void {
  const { occupant } = draft.chairs[player]!;
  if (occupant.type === 'person') {
    if (draft.stage === 'playing') draft.sitters = [...draft.sitters, { id: occupant.id, chair: player }];
    tell(draft, 'all', { type: 'left', player, name: occupant.name });
  }
  draft.chairs = draft.chairs.with(player, newChair(EMPTY_CHAIR, draft.now));
  draft.ready = draft.ready.filter((ready) => ready !== player);
  draft.agreements = draft.agreements
    .map((agreement) => ({ ...agreement, players: agreement.players.filter((agreed) => agreed !== player) }))
    .filter(({ players }) => players.length > 0);
  endHold(draft, player);
  forgetClaimant(draft, player);
  // Without people, play waits for every bot's answer. While there were people, answers to do nothing were
  // not recorded, so those bots are asked again.
  if (isInstant(draft)) dropQuestions(draft, (entry) => 'kind' in entry && entry.kind === 'claim');
}

/** Puts a bot on a chair or empties it. A person can be removed only before the match has begun, or while absent. */
export function setOccupant(
  draft: Draft,
  player: Player,
  occupant: Exclude<Chair['occupant'], { type: 'person' }>,
): boolean {
  const chair = draft.chairs[player];
  if (chair === undefined) return false;
  if (chair.occupant.type === 'person') {
    if (draft.stage !== 'seating' && chair.present) return false;
    leave(draft, player);
  }
  draft.chairs = draft.chairs.with(player, newChair(occupant, draft.now));
  dropQuestions(draft, ({ seat }) => playerAt(draft.position.open, seat) === player);
  return true;
}

/** Records that a person has connected or disconnected; false if nothing changes. */
export function updatePresence(draft: Draft, who: PersonId, present: boolean): boolean {
  const player = chairOf(draft.chairs, who);
  if (player === null) return false;
  if (present) return markPresent(draft, player);
  const chair = draft.chairs[player]!;
  if (!chair.present) return false;
  draft.chairs = draft.chairs.with(player, { ...chair, present, since: draft.now });
  return true;
}

/** Marks a player as present; false if nothing changes. */
export function markPresent(draft: Draft, player: Player): boolean {
  const chair = draft.chairs[player]!;
  if (chair.present && chair.missed === 0) return false;
  const since = chair.present ? chair.since : draft.now;
  draft.chairs = draft.chairs.with(player, { ...chair, present: true, since, missed: 0 });
  takeOver(draft, player);
  return true;
}
