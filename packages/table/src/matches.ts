import { newMatch, type Player, type Seat } from '@schupf/rules';
import { type Draft, tell } from './draft.ts';
import type { Effect } from './effect.ts';
import { returnAllClaims } from './held.ts';
import { tableRefusal } from './refusals.ts';
import type { Table } from './table.ts';

/** How a match ended, and the winning score columns. */
export interface Outcome {
  readonly reason: 'played' | 'conceded' | 'stopped' | 'abandoned';
  readonly winners: readonly number[];
}

/** Requests a draw of the seats and the dealer before a match. */
export function requestDraw(draft: Draft): void {
  draft.stage = 'drawing';
  draft.awaits = 'draw';
  draft.effects.push(pendingChance(draft)!);
}

/** The effect that requests the pending draw or shuffle; null if nothing is pending. */
export function pendingChance({ awaits, match, position }: Table): Effect | null {
  switch (awaits) {
    case 'draw':
      return { type: 'draw', match: match + 1 };
    case 'pack':
      return { type: 'shuffle', match, round: position.open.round + 1 };
    case null:
      return null;
  }
}

/**
 * Begins a match after the draw; false if none was requested. `lot` is a random order of the players, which is used if
 * the seats are drawn.
 */
export function beginMatch(draft: Draft, dealer: Seat, lot: readonly Player[]): boolean {
  if (draft.awaits !== 'draw' || !isPossible(draft, dealer, lot)) return false;
  draft.chairs = orderOf(draft, lot).map((old) => draft.chairs[old]!);
  draft.match++;
  draft.position = newMatch(draft.rules, dealer);
  draft.matchSince = draft.now;
  draft.stage = 'playing';
  draft.awaits = null;
  draft.outcome = null;
  draft.agreements = [];
  draft.removed = [];
  tell(draft, 'all', { type: 'match-began', dealer });
  return true;
}

function isPossible({ rules }: Draft, dealer: Seat, lot: readonly Player[]): boolean {
  const players = [...Array(rules.players).keys()];
  return [...Array(rules.seats).keys()].includes(dealer) && players.every((player) => lot.includes(player));
}

/** For each player of the next match, their chair in the previous match. */
function orderOf({ rematchSeats, chairs }: Draft, lot: readonly Player[]): readonly Player[] {
  const last = chairs.length - 1;
  switch (rematchSeats) {
    case 'kept':
      return [...chairs.keys()];
    case 'rotated':
      // The first player stays while the others move, so that partners change every time.
      return [...chairs.keys()].map((player) => (player === 0 ? 0 : player === 1 ? last : player - 1));
    case 'drawn':
      return lot;
  }
}

/** Ends a match that has taken too long; false if no match is in progress. */
export function abandonMatch(draft: Draft): boolean {
  if (draft.stage !== 'playing') return false;
  endMatch(draft, { reason: 'abandoned', winners: [] });
  return true;
}

export function endMatch(draft: Draft, outcome: Outcome): void {
  returnAllClaims(draft, tableRefusal('not-playing'));
  draft.stage = 'over';
  draft.isSkipping = false;
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
