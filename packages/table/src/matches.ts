import { newMatch, type Player, type Seat } from '@schupf/rules';
import { showSecret } from './deals/fair-deals.ts';
import { chairsBefore } from './deals/formulas.ts';
import { type Draft, tell } from './draft.ts';
import { returnAllClaims } from './held.ts';
import { pendingChance } from './pending-chance.ts';
import { tableRefusal } from './refusals.ts';

/** How a match ended, and the winning score columns. */
export interface Outcome {
  readonly reason: 'played' | 'conceded' | 'stopped' | 'abandoned';
  readonly winners: readonly number[];
}

/**
 * Requests a draw of the seats and the dealer before a match. Where deals are fair, a secret and salts come first, and
 * the draw follows from them.
 */
export function requestDraw(draft: Draft): void {
  draft.stage = 'drawing';
  draft.awaits = draft.config.fairDeals === undefined ? 'draw' : 'secret';
  draft.effects.push(pendingChance(draft)!);
}

/**
 * Begins a match after the draw; false if none was requested. `lot` is a random order of the players, which is used if
 * the seats are drawn.
 */
export function beginMatch(draft: Draft, dealer: Seat, lot: readonly Player[]): boolean {
  if (draft.awaits !== 'draw' || !isPossible(draft, dealer, lot)) return false;
  const order = chairsBefore(draft.rematchSeats, lot);
  draft.chairs = order.map((old) => draft.chairs[old]!);
  if (draft.deals !== null) draft.deals = { ...draft.deals, order };
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
  showSecret(draft);
  tell(draft, 'all', { type: 'match-ended', outcome });
}
