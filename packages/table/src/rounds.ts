import type { Card, Player } from '@schupf/rules';
import { peopleHere } from './chairs.ts';
import { type Draft, perform } from './draft.ts';
import { endMatch, wantsChance } from './matches.ts';
import { type TableRefusal, tableRefusal } from './refusals.ts';

/** The rest between two rounds begins when one is over. */
export function refreshRest(draft: Draft): void {
  const isResting = draft.stage === 'playing' && draft.position.open.phase === 'round-over';
  draft.restSince = isResting ? (draft.restSince ?? draft.now) : null;
}

/** Between rounds: deals when everybody here is ready or has had the time; false when nothing changes. */
export function goToNextRound(draft: Draft): boolean {
  const { open } = draft.position;
  if (draft.awaits !== null) return false;
  switch (open.phase) {
    case 'start':
      return wantPack(draft);
    case 'match-over':
      endMatch(draft, { reason: 'played', winners: open.winners });
      return true;
    case 'round-over':
      return isRestOver(draft) && (isForgotten(draft) ? abandon(draft) : wantPack(draft));
    case 'grand':
    case 'take':
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

/** When the next round is dealt whether or not everybody is ready. */
export function restEnd({ restSince, speed }: Pick<Draft, 'restSince' | 'speed'>): number | null {
  return restSince === null || speed.rest === null || speed.rest <= 0 ? null : restSince + speed.rest;
}

/** A game that never ends by itself ends when nobody wants the next round. */
function isForgotten(draft: Draft): boolean {
  return draft.rules.matchEnd === 'never' && draft.ready.length === 0;
}

function abandon(draft: Draft): true {
  endMatch(draft, { reason: 'abandoned', winners: [] });
  return true;
}

function wantPack(draft: Draft): true {
  draft.awaits = 'pack';
  draft.effects.push(wantsChance(draft)!);
  return true;
}

export function beReady(draft: Draft, player: Player): TableRefusal | null {
  if (draft.restSince === null) return tableRefusal('nothing-to-be-ready-for');
  if (draft.ready.includes(player)) return tableRefusal('ready-already');
  draft.ready = [...draft.ready, player];
  return null;
}

/** Deals the pack that was asked for; false when none was, or when it is no pack of this game. */
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
