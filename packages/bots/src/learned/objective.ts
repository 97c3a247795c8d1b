import type { OpenState, Seat } from '@schupf/rules';
import { resultFor } from '../search/results.ts';
import { chanceToWin } from './match-chances.ts';

/** When either side needs at most this many points, a seat maximises its chance of winning instead of its points. */
const NEAR_THE_END = 400;
/** The value of a won match in points: roughly the difference between a good and a bad round. */
const MATCH_VALUE = 400;

/** The standard deviation of a round's result, in points. */
const DEVIATION = 150;
/** The medians of ten equally likely slices of a normal distribution, in standard deviations. */
const STEPS = [-1.64, -1.04, -0.67, -0.39, -0.13, 0.13, 0.39, 0.67, 1.04, 1.64] as const;

/**
 * What a seat maximises in a round: points or, near the end of a match to a target score, the chance of winning it.
 * For networks that do not know the score this does not change how candidates rank, because more points never mean a
 * smaller chance. It matters for search, which averages the results of whole rounds.
 */
export class Objective {
  private maximisesMatchChance = false;
  private knowsScore = false;
  private ours = 0;
  private theirs = 0;

  /** `knowsScore` tells whether the networks do: see `Encoder`. */
  read(open: OpenState, seat: Seat, knowsScore: boolean): this {
    const { ours, theirs } = pointsNeeded(open, seat);
    this.maximisesMatchChance = isNearTheEnd(open);
    this.knowsScore = knowsScore;
    this.ours = ours;
    this.theirs = theirs;
    return this;
  }

  /** The value of a choice, in points, from what a network expects of it. */
  valueOfExpected(points: number): number {
    if (!this.maximisesMatchChance) return points;
    if (this.knowsScore) return MATCH_VALUE * chanceToWin(this.ours, this.theirs) + points;
    return MATCH_VALUE * this.chanceAround(points);
  }

  /** The value of a finished round, in points. */
  valueOfRound(end: OpenState, seat: Seat): number {
    if (!this.maximisesMatchChance) return resultFor(end, seat);
    const { ours, theirs } = pointsNeeded(end, seat);
    return MATCH_VALUE * chanceToWin(ours, theirs);
  }

  /** What a finished round was worth to a seat: what networks that know the score learn to expect. */
  worthOfRound(end: OpenState, seat: Seat): number {
    const value = this.valueOfRound(end, seat);
    return this.maximisesMatchChance ? value - MATCH_VALUE * chanceToWin(this.ours, this.theirs) : value;
  }

  private chanceAround(points: number): number {
    let sum = 0;
    for (const step of STEPS) sum += chanceWhenAhead(this.ours, this.theirs, points + step * DEVIATION);
    return sum / STEPS.length;
  }
}

/** Whether either side needs so few points that the chance of winning the match counts more than points. */
export function isNearTheEnd({ rules, totals }: OpenState): boolean {
  if (rules.columns !== 2 || rules.matchEnd !== 'target') return false;
  return rules.target - Math.max(totals[0]!, totals[1]!) <= NEAR_THE_END;
}

/** The chance that the seat's side wins the match if it wins this round by `ahead` points, or loses it if that is negative. */
export function winChanceAfter(open: OpenState, seat: Seat, ahead: number): number {
  const { ours, theirs } = pointsNeeded(open, seat);
  return chanceWhenAhead(ours, theirs, ahead);
}

function chanceWhenAhead(ours: number, theirs: number, ahead: number): number {
  const total = Math.max(100, Math.abs(ahead));
  return chanceToWin(ours - (total + ahead) / 2, theirs - (total - ahead) / 2);
}

/** How many points each side still needs to reach the target. */
export function pointsNeeded(
  { rules, totals }: OpenState,
  seat: Seat,
): { readonly ours: number; readonly theirs: number } {
  const side = seat % 2;
  return { ours: rules.target - totals[side]!, theirs: rules.target - totals[1 - side]! };
}
