import type { OpenState, Seat } from '@schupf/rules';
import { resultFor } from '../search/results.ts';
import { chanceToWin } from './match-chances.ts';

/** A side that needs no more than this can win the match in a few rounds: from there on the match counts, not points. */
const NEAR = 400;
/** A match won, in points: about as far from a match lost as good rounds are from bad ones. */
const MATCH = 400;

/** How far rounds end from what was expected of them, in points, at equally likely steps of a normal distribution. */
const SPREAD = 150;
const STEPS = [-1.64, -1.04, -0.67, -0.39, -0.13, 0.13, 0.39, 0.67, 1.04, 1.64] as const;

/**
 * What a seat plays for in a round: points or, towards the end of a match to a target, the match. Between candidates of
 * a network that is the same; it makes a difference to who plays rounds through in his mind and sees how they end.
 */
export class Aim {
  private isMatch = false;
  private ours = 0;
  private theirs = 0;

  read(open: OpenState, seat: Seat): this {
    const { ours, theirs } = needs(open, seat);
    this.isMatch = open.rules.matchEnd === 'target' && Math.min(ours, theirs) <= NEAR;
    this.ours = ours;
    this.theirs = theirs;
    return this;
  }

  /** What it is worth to expect so many points, in points. */
  expecting(points: number): number {
    return this.isMatch ? MATCH * this.chanceAround(points) : points;
  }

  /** What a finished round is worth, in points. */
  worthOf(end: OpenState, seat: Seat): number {
    if (!this.isMatch) return resultFor(end, seat);
    const { ours, theirs } = needs(end, seat);
    return MATCH * chanceToWin(ours, theirs);
  }

  private chanceAround(points: number): number {
    let sum = 0;
    for (const step of STEPS) sum += this.chanceAfter(points + step * SPREAD);
    return sum / STEPS.length;
  }

  /** The chance to win the match after a round that ends so many points ahead. */
  private chanceAfter(ahead: number): number {
    const shared = Math.max(100, Math.abs(ahead));
    return chanceToWin(this.ours - (shared + ahead) / 2, this.theirs - (shared - ahead) / 2);
  }
}

function needs({ rules, totals }: OpenState, seat: Seat): { readonly ours: number; readonly theirs: number } {
  const side = seat % 2;
  return { ours: rules.target - totals[side]!, theirs: rules.target - totals[1 - side]! };
}
