import type { Rules } from '@schupf/rules';
import type { Batch, Matchup } from './batch.ts';
import { playBatches } from './batch-workers.ts';
import { logLikelihoodRatio, normalShare, RunningStatistics, type Verdict, verdictOn } from './statistics.ts';
import { addTallies, emptyTallies, type Tallies } from './tally.ts';

/**
 * The size of the next batch. The first batches are small, so that slow bots, which play few deals, finish at about the
 * same time on all threads. Later batches are larger, so that messages cost fast bots little. The size depends only on
 * `done`; otherwise the number of threads would change where a sequential test stops.
 */
function nextBatchSize(done: number): number {
  return done < 64 ? 1 : done < 1024 ? 4 : 8;
}

export interface Plan {
  /** The number of the first deal, counted from 1. */
  readonly first: number;
  /** The maximum number of deals. */
  readonly deals: number;
  readonly threads: number;
  /** The run stops as soon as a sequential test decides whether side `a` is better by this much; null for no test. */
  readonly gain: number | null;
  /** The run stops after this many seconds. A run that is stopped this way cannot be repeated exactly. */
  readonly seconds: number;
}

export interface Measurement {
  /** The advantage of side `a` in each deal, which is the mean of its two rounds. */
  readonly byDeal: RunningStatistics;
  /** The advantage of side `a` in each round. */
  readonly byRound: RunningStatistics;
  readonly tallies: Tallies;
  readonly seconds: number;
  readonly test: { readonly gain: number; readonly ratio: number; readonly verdict: Verdict } | null;
}

/** Plays two line-ups against each other. `onDeals` is called with the number of deals played so far. */
export async function measure(
  matchup: Matchup,
  plan: Plan,
  onDeals: (deals: number) => void = () => {},
): Promise<Measurement> {
  const { gain } = plan;
  const byDeal = new RunningStatistics();
  const byRound = new RunningStatistics();
  const tallies = emptyTallies();
  const start = performance.now();
  for await (const batch of playBatches(matchup, batchesOf(plan), plan.threads)) {
    for (const [first, second] of batch.scores) {
      byDeal.add((first + second) / 2);
      byRound.add(first);
      byRound.add(second);
    }
    addTallies(tallies, batch.tallies);
    onDeals(byDeal.count);
    if (gain !== null && verdictOn(byDeal, gain) !== 'undecided') break;
    // A single deal has no spread, so its result could not be weighted.
    if (byDeal.count > 1 && performance.now() - start >= 1000 * plan.seconds) break;
  }
  const seconds = (performance.now() - start) / 1000;
  const test =
    gain === null
      ? null
      : { gain, ratio: logLikelihoodRatio(byDeal, gain), verdict: verdictOn(byDeal, gain) };
  return { byDeal, byRound, tallies, seconds, test };
}

function* batchesOf({ first, deals }: Plan): Generator<Batch> {
  for (let done = 0; done < deals; ) {
    const size = Math.min(nextBatchSize(done), deals - done);
    yield { first: first + done, deals: size };
    done += size;
  }
}

/** Mean number of rounds in a match to 1000 points, over 2.4 million matches between people. */
const ROUNDS_TO_1000 = 9.43;

/**
 * The share of matches won with this advantage per round, assuming that the sum over a match is normally distributed.
 * Null if a match is not decided by a sum of points, or if the number of its rounds is unknown.
 */
export function matchShare(rules: Rules, mean: number, roundDeviation: number): number | null {
  const isOpen = rules.matchEnd === 'never' || rules.matchEnd === 'time';
  if (rules.teams === 'none' || isOpen || roundDeviation === 0) return null;
  const rounds = rules.matchEnd === 'rounds' ? rules.rounds : (ROUNDS_TO_1000 * rules.target) / 1000;
  return normalShare((mean * Math.sqrt(rounds)) / roundDeviation);
}
