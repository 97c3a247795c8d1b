import { type Bits, imagine, Position, type Rules, type Seat, type View } from '@schupf/rules';
import { Playout } from '../playout/playout.ts';
import type { Policy } from '../policy.ts';
import { resultFor } from './results.ts';
import { Tally } from './tally.ts';

/** One thing a seat may do now: what it is thought to be worth, and how it is done in an imagined position. */
export interface Candidate {
  readonly prior: number;
  perform(position: Position): void;
}

export interface Depth {
  /** Rounds imagined for each candidate, at the most and before the search may stop early. */
  readonly most: number;
  readonly fewest: number;
  /** Points: the usual distance of a round's result, compared in the same world, from its mean; and of the prior. */
  readonly spread: number;
  readonly trust: number;
  /** Candidates, at the most; and points behind the best prior from which on nothing is looked at. */
  readonly candidates: number;
  readonly hopeless: number;
  /** Whether the worse half of the candidates is given up again and again, for more worlds for the better one. */
  readonly halves: boolean;
}

/** What is to be decided, by whom, and with how much effort. */
export interface Problem {
  readonly view: View;
  readonly seat: Seat;
  readonly candidates: readonly Candidate[];
  readonly depth: Depth;
  readonly random: Bits;
  outOfTime(): boolean;
}

/** Stops when the best is so many standard errors ahead of the next. */
const SURE = 2.2;

/**
 * Compares what a seat may do by playing imagined rounds to their end: every candidate in the same worlds, each world
 * agreeing with all the seat knows, everybody playing by one policy from what he would know there.
 */
export class Rollouts {
  private readonly playout: Playout;
  private readonly scratch: Position;
  private readonly policy: Policy;
  private readonly policies: readonly Policy[];

  constructor(rules: Rules, policy: Policy) {
    this.playout = new Playout(rules);
    this.scratch = new Position(rules);
    this.policy = policy;
    this.policies = Array.from({ length: rules.seats }, () => policy);
  }

  /** The place of the best candidate, and by how many points it is thought to be better than the next. */
  best(problem: Problem): { readonly place: number; readonly lead: number } {
    const { candidates, depth } = problem;
    const tallies = candidates.map(({ prior }) => new Tally(prior, depth.spread, depth.trust));
    let left = candidates.map((_, place) => place);
    const rounds = depth.halves ? Math.ceil(Math.log2(candidates.length)) : 1;
    for (let round = 1; round <= rounds; round++) {
      const until = Math.ceil((depth.most * round) / rounds);
      if (this.isDecidedBy(until, problem, tallies, left) || round === rounds) break;
      left = betterHalf(left, tallies);
    }
    const values = estimates(left.map((place) => tallies[place]!));
    return { place: left[placeOfBest(values)]!, lead: leadOf(values) };
  }

  private worthOf(view: View, { open }: Position, seat: Seat): number {
    return this.policy.worthOf?.(view, open, seat) ?? resultFor(open, seat);
  }

  /** Imagines so many worlds for the candidates that are left, or until nothing more need be imagined. */
  private isDecidedBy(
    until: number,
    problem: Problem,
    tallies: readonly Tally[],
    left: readonly number[],
  ): boolean {
    const { view, seat, candidates, depth, random } = problem;
    const compared = left.map((place) => tallies[place]!);
    for (let world = compared[0]!.count; world < until; world++) {
      if (problem.outOfTime()) return true;
      const imagined = imagine(view, () => (random() >>> 0) / 0x1_0000_0000);
      for (const place of left) {
        const position = this.scratch.copyFrom(imagined);
        candidates[place]!.perform(position);
        this.playout.run(position, this.policies, random);
        tallies[place]!.add(this.worthOf(view, position, seat));
      }
      if (world + 1 >= depth.fewest && isDecided(compared, depth, world + 1)) return true;
    }
    return false;
  }
}

function betterHalf(left: readonly number[], tallies: readonly Tally[]): number[] {
  const values = estimates(left.map((place) => tallies[place]!));
  const order = left.map((_, index) => index).sort((a, b) => values[b]! - values[a]!);
  return order.slice(0, Math.ceil(left.length / 2)).map((index) => left[index]!);
}

function estimates(tallies: readonly Tally[]): number[] {
  const priorMean = mean(tallies.map(({ prior }) => prior));
  const resultMean = mean(tallies.map((tally) => tally.mean));
  return tallies.map((tally) => tally.estimate(priorMean, resultMean));
}

function isDecided(tallies: readonly Tally[], { spread }: Depth, worlds: number): boolean {
  return leadOf(estimates(tallies)) > (SURE * spread) / Math.sqrt(worlds);
}

function leadOf(values: readonly number[]): number {
  const [best = 0, next = best] = [...values].sort((a, b) => b - a);
  return best - next;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function placeOfBest(values: readonly number[]): number {
  let best = 0;
  for (let index = 1; index < values.length; index++) if (values[index]! > values[best]!) best = index;
  return best;
}
