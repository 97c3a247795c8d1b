import { type Bits, imagine, Position, type Rules, type Seat, type View } from '@schupf/rules';
import { Playout } from '../playout/playout.ts';
import type { Policy } from '../policy.ts';
import { resultFor } from './results.ts';
import { Tally } from './tally.ts';

/** Something a seat may do now: its estimated value, and how to do it in a simulated position. */
export interface Candidate {
  readonly prior: number;
  perform(position: Position): void;
}

export interface Depth {
  /** The maximum number of simulated worlds per candidate. */
  readonly maxWorlds: number;
  /** The search may stop early only after this many worlds. */
  readonly minWorlds: number;
  /** The standard deviation, in points, of a result compared with another candidate's result in the same world. */
  readonly resultDeviation: number;
  /** The standard deviation, in points, of the prior. */
  readonly priorDeviation: number;
  readonly maxCandidates: number;
  /** Candidates this many points behind the best prior are not searched. */
  readonly pruneMargin: number;
  /** Sequential halving repeatedly drops the worse half of the candidates and gives its worlds to the better half. */
  readonly usesSequentialHalving: boolean;
}

/** A decision that search has to make. */
export interface Problem {
  readonly view: View;
  readonly seat: Seat;
  readonly candidates: readonly Candidate[];
  readonly depth: Depth;
  readonly random: Bits;
  outOfTime(): boolean;
}

/** The search stops when the best candidate is this many standard errors ahead of the next. */
const STOP_MARGIN = 2.2;

/**
 * Compares candidates by playing simulated rounds to their end. A world is one possible distribution of the cards that
 * the seat does not see. All candidates are tried in the same worlds. In each world, all seats follow the same policy,
 * and each seat decides only from what it would know there.
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

  /** The index of the best candidate, and how many points it is estimated to be ahead of the next. */
  best(problem: Problem): { readonly index: number; readonly margin: number } {
    const { candidates, depth } = problem;
    const tallies = candidates.map(
      ({ prior }) => new Tally(prior, depth.resultDeviation, depth.priorDeviation),
    );
    let left = candidates.map((_, index) => index);
    const stages = depth.usesSequentialHalving ? Math.ceil(Math.log2(candidates.length)) : 1;
    for (let stage = 1; stage <= stages; stage++) {
      const until = Math.ceil((depth.maxWorlds * stage) / stages);
      if (this.simulateWorlds(until, problem, tallies, left) || stage === stages) break;
      left = betterHalf(left, tallies);
    }
    const values = estimates(left.map((index) => tallies[index]!));
    return { index: left[indexOfBest(values)]!, margin: marginOf(values) };
  }

  private roundValue(view: View, { open }: Position, seat: Seat): number {
    return this.policy.roundValue?.(view, open, seat) ?? resultFor(open, seat);
  }

  /** Tries the remaining candidates in new worlds, up to `until` in total. Returns true if the search ends earlier. */
  private simulateWorlds(
    until: number,
    problem: Problem,
    tallies: readonly Tally[],
    left: readonly number[],
  ): boolean {
    const { view, seat, candidates, depth, random } = problem;
    const compared = left.map((index) => tallies[index]!);
    for (let world = compared[0]!.count; world < until; world++) {
      if (problem.outOfTime()) return true;
      const imagined = imagine(view, () => (random() >>> 0) / 0x1_0000_0000);
      for (const index of left) {
        const position = this.scratch.copyFrom(imagined);
        candidates[index]!.perform(position);
        this.playout.run(position, this.policies, random);
        tallies[index]!.add(this.roundValue(view, position, seat));
      }
      if (world + 1 >= depth.minWorlds && isDecided(compared, depth, world + 1)) return true;
    }
    return false;
  }
}

function betterHalf(left: readonly number[], tallies: readonly Tally[]): number[] {
  const values = estimates(left.map((index) => tallies[index]!));
  const order = left.map((_, index) => index).sort((a, b) => values[b]! - values[a]!);
  return order.slice(0, Math.ceil(left.length / 2)).map((index) => left[index]!);
}

function estimates(tallies: readonly Tally[]): number[] {
  const priorMean = mean(tallies.map(({ prior }) => prior));
  const resultMean = mean(tallies.map((tally) => tally.mean));
  return tallies.map((tally) => tally.estimate(priorMean, resultMean));
}

function isDecided(tallies: readonly Tally[], { resultDeviation }: Depth, worlds: number): boolean {
  return marginOf(estimates(tallies)) > (STOP_MARGIN * resultDeviation) / Math.sqrt(worlds);
}

function marginOf(values: readonly number[]): number {
  const [best = 0, next = best] = [...values].sort((a, b) => b - a);
  return best - next;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function indexOfBest(values: readonly number[]): number {
  let best = 0;
  for (let index = 1; index < values.length; index++) if (values[index]! > values[best]!) best = index;
  return best;
}
