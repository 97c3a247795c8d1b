import { pointsRound, type RatedRound } from './match.ts';
import { type Pool, variantOf } from './pools.ts';
import type { Estimate } from './scale.ts';
import { systemOf } from './systems.ts';

/** A rated match of two people, with their slots. */
export interface MatchOfTwo {
  readonly pool: Pool;
  /** What was known of the players before it, by slot. */
  readonly before: readonly Estimate[];
  readonly rounds: readonly RatedRound[];
  readonly one: number;
  readonly other: number;
}

/** How much more someone has won against an opponent than was expected. */
export interface Surplus {
  /** The matches and rounds in which they were opponents. */
  readonly matches: number;
  readonly rounds: number;
  /** In standard deviations of luck. */
  readonly deviations: number;
}

/** Whether the points of rounds are rated in a pool, and not only places. */
export function isByPoints(pool: Pool): boolean {
  return systemOf(variantOf(pool)).type === 'points';
}

/** What the first person has won against the second, in games in which points are rated. */
export function surplusAgainst(matches: readonly MatchOfTwo[]): Surplus {
  let [met, rounds, sum, variance] = [0, 0, 0, 0];
  for (const { pool, before, rounds: played, one, other } of matches) {
    if (!isByPoints(pool)) continue;
    const surpluses = played.flatMap((round) => surplusIn(round, before, one, other) ?? []);
    if (surpluses.length === 0) continue;
    met++;
    rounds += surpluses.length;
    sum += surpluses.reduce((total, surplus) => total + surplus, 0);
    variance += surpluses.length * systemOf(variantOf(pool)).luck;
  }
  return { matches: met, rounds, deviations: rounds === 0 ? 0 : sum / Math.sqrt(variance) };
}

/** Null if the two did not play against each other in this round. */
function surplusIn(
  round: RatedRound,
  before: readonly Estimate[],
  one: number,
  other: number,
): number | null {
  const { difference, sides } = pointsRound(round);
  const sideOf = (slot: number) => sides.findIndex((side) => side.includes(slot));
  const [own, opposite] = [sideOf(one), sideOf(other)];
  if (own < 0 || opposite < 0 || own === opposite) return null;
  const [first, second] = sides.map((side) => side.reduce((sum, slot) => sum + before[slot]!.mean, 0));
  const surplus = difference - (first! - second!);
  return own === 0 ? surplus : -surplus;
}
