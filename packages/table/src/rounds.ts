import { type Card, newMatch, type Player, type Seat } from '@schupf/rules';
import { peopleHere } from './chairs.ts';
import { type Draft, mustPerform, tell } from './draft.ts';
import type { Effect } from './effect.ts';
import { giveAllBack } from './held.ts';
import { type TableRefusal, tableRefusal } from './refusals.ts';
import type { Table } from './table.ts';

/** How a match ended, and which score columns won it. */
export interface Outcome {
  readonly reason: 'played' | 'conceded' | 'stopped' | 'abandoned';
  readonly winners: readonly number[];
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
      draft.restSince ??= draft.now;
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
  if (draft.stage !== 'playing' || draft.restSince === null) return tableRefusal('nothing-to-be-ready-for');
  if (!draft.ready.includes(player)) draft.ready = [...draft.ready, player];
  return null;
}

export function deal(draft: Draft, pack: readonly Card[]): boolean {
  if (draft.awaits !== 'pack' || draft.stage !== 'playing') return false;
  draft.awaits = null;
  draft.restSince = null;
  draft.ready = [];
  draft.agreements = [];
  draft.holdsUsed = draft.holdsUsed.map(() => 0);
  draft.banks = draft.banks.map(() => draft.speed.bank);
  mustPerform(draft, { type: 'deal', pack });
  return true;
}

/** Before a match seats and dealer are drawn. */
export function wantDraw(draft: Draft): void {
  draft.stage = 'drawing';
  draft.awaits = 'draw';
  draft.effects.push(wantsChance(draft)!);
}

/** What is asked of chance and not yet answered. */
export function wantsChance({ awaits, match, position }: Table): Effect | null {
  switch (awaits) {
    case 'draw':
      return { type: 'draw', match: match + 1 };
    case 'pack':
      return { type: 'shuffle', match, round: position.open.round + 1 };
    case null:
      return null;
  }
}

/** Chance has spoken. `lot` is some order of the players, used where seats are drawn. */
export function beginMatch(draft: Draft, dealer: Seat, lot: readonly Player[]): boolean {
  if (draft.awaits !== 'draw') return false;
  draft.chairs = orderOf(draft, lot).map((old) => draft.chairs[old]!);
  draft.match++;
  draft.position = newMatch(draft.rules, dealer);
  draft.stage = 'playing';
  draft.awaits = null;
  draft.outcome = null;
  draft.agreements = [];
  tell(draft, 'all', { type: 'match-began', dealer });
  return true;
}

/** The old chair of each player of the next match. */
function orderOf({ rematchSeats, chairs }: Draft, lot: readonly Player[]): readonly Player[] {
  const last = chairs.length - 1;
  switch (rematchSeats) {
    case 'kept':
      return [...chairs.keys()];
    case 'rotated':
      // The first one stays and so has another partner and other neighbours every time.
      return [...chairs.keys()].map((player) => (player === 0 ? 0 : player === 1 ? last : player - 1));
    case 'drawn':
      return lot;
  }
}

export function endMatch(draft: Draft, outcome: Outcome): void {
  giveAllBack(draft, tableRefusal('not-playing'));
  draft.stage = 'over';
  draft.outcome = outcome;
  draft.restSince = null;
  draft.ready = [];
  draft.holds = [];
  draft.questions = [];
  draft.answers = [];
  draft.agreements = [];
  draft.awaits = null;
  tell(draft, 'all', { type: 'match-ended', outcome });
}
