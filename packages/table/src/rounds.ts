import type { Card, Player } from '@schupf/rules';
import { peopleHere } from './chairs.ts';
import { type Draft, perform } from './draft.ts';
import { endMatch } from './matches.ts';
import { pendingChance } from './pending-chance.ts';
import { type TableRefusal, tableRefusal } from './refusals.ts';

/** Starts the break between two rounds when a round is over. */
export function refreshRest(draft: Draft): void {
  const isResting = draft.stage === 'playing' && draft.position.open.phase === 'round-over';
  draft.restSince = isResting ? (draft.restSince ?? draft.now) : null;
}

/**
 * Requests the next deal when everyone here is ready or the break is over, or ends the match; false if nothing
 * changes.
 */
export function goToNextRound(draft: Draft): boolean {
  const { open } = draft.position;
  if (draft.awaits !== null) return false;
  switch (open.phase) {
    case 'start':
      return requestPack(draft);
    case 'match-over':
      endMatch(draft, { reason: 'played', winners: open.winners });
      return true;
    case 'round-over':
      return isRestOver(draft) && (isAbandoned(draft) ? abandon(draft) : requestPack(draft));
    case 'grand':
    case 'take':
    case 'tichu':
    case 'push':
    case 'play':
    case 'gift':
    case 'settle':
      return false;
  }
}

function isRestOver(draft: Draft): boolean {
  const people = peopleHere(draft.chairs, draft.speed, draft.now);
  if (people.every((player) => draft.ready.includes(player))) return true;
  const end = restEnd(draft);
  return end !== null && draft.now >= end;
}

/** When the next round is dealt even if not everyone is ready. */
export function restEnd({ restSince, speed }: Pick<Draft, 'restSince' | 'speed'>): number | null {
  return restSince === null || speed.rest === null || speed.rest <= 0 ? null : restSince + speed.rest;
}

/** Whether to abandon a match that never ends by its rules, because no one is ready for the next round. */
function isAbandoned(draft: Draft): boolean {
  return draft.rules.matchEnd === 'never' && draft.ready.length === 0;
}

function abandon(draft: Draft): true {
  endMatch(draft, { reason: 'abandoned', winners: [] });
  return true;
}

function requestPack(draft: Draft): true {
  draft.awaits = 'pack';
  draft.effects.push(pendingChance(draft)!);
  return true;
}

export function markReady(draft: Draft, player: Player): TableRefusal | null {
  if (draft.restSince === null) return tableRefusal('nothing-to-be-ready-for');
  if (draft.ready.includes(player)) return tableRefusal('ready-already');
  draft.ready = [...draft.ready, player];
  return null;
}

/** Deals the requested pack; false if none was requested, or if it is not this game's pack. */
export function deal(draft: Draft, pack: readonly Card[]): boolean {
  if (draft.awaits !== 'pack' || draft.stage !== 'playing') return false;
  if (perform(draft, { type: 'deal', pack }) !== null) return false;
  draft.awaits = null;
  draft.sitters = [];
  draft.ready = [];
  draft.agreements = [];
  draft.holdsUsed = draft.holdsUsed.map(() => 0);
  draft.banks = draft.banks.map(() => draft.speed.bank);
  return true;
}
