import { playersAround } from './phases/roles.ts';
import type { Rules } from './rules.ts';
import type { Player, Seat } from './seat.ts';
import { Position } from './state/position.ts';

/**
 * A match before its first deal. Player 0 sits at the first seat; `dealer` deals round one and takes the first card.
 */
export function newMatch(rules: Rules, dealer: Seat = 0): Position {
  const position = new Position(rules);
  position.open.dealer = dealer;
  return position;
}

/** The state of a match between two rounds, as described by a record or a study. */
export interface MatchPoint {
  /** The number of the round about to be dealt. */
  readonly round: number;
  readonly dealer: Seat;
  /** The player at each seat; null when player numbers equal seat numbers. */
  readonly players: readonly Player[] | null;
  /** Seats from first to last rank; empty if there are no ranks yet. */
  readonly ranking: readonly Seat[];
  /** Points by column; null for none. */
  readonly totals: readonly number[] | null;
}

export type MatchPointAnswer =
  | { readonly ok: true; readonly position: Position }
  | { readonly ok: false; readonly problem: string };

/** A match that continues from this point. The point states the soloist and the ranks; they are not derived. */
export function matchAt(rules: Rules, point: MatchPoint): MatchPointAnswer {
  const problem = problemWith(rules, point);
  if (problem !== null) return { ok: false, problem };
  const position = newMatch(rules, point.dealer);
  const { open } = position;
  open.round = point.round - 1;
  if (point.players !== null) open.players = point.players;
  open.ranking = point.ranking;
  if (point.totals !== null) open.totals = point.totals;
  return { ok: true, position };
}

function problemWith(rules: Rules, { round, dealer, players, ranking, totals }: MatchPoint): string | null {
  const { seats, columns } = rules;
  if (!Number.isInteger(round) || round < 1) return 'rounds are counted from 1';
  if (!Number.isInteger(dealer) || dealer < 0 || dealer >= seats) return 'the dealer must be a seat';
  if (players !== null && !isSeating(rules, players)) return 'this seating is not possible';
  if (ranking.length > 0 && !(rules.hasRanks && isPermutation(ranking, seats))) {
    return 'this ranking is not possible';
  }
  if (totals !== null && (totals.length !== columns || !totals.every(Number.isSafeInteger))) {
    return `the score must have ${columns} columns`;
  }
  return null;
}

/** The soloist of the three-player games sits at the first seat and plays for the one opposite as well. */
function isSeating(rules: Rules, players: readonly Player[]): boolean {
  if (rules.dummy === null) return isPermutation(players, rules.seats);
  const expected = playersAround(players[0] ?? 0, 0);
  return players.length === expected.length && players.every((player, seat) => player === expected[seat]);
}

function isPermutation(numbers: readonly number[], size: number): boolean {
  const isComplete = numbers.length === size && new Set(numbers).size === size;
  return isComplete && numbers.every((number) => isIndex(number, size));
}

function isIndex(value: number, size: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < size;
}
