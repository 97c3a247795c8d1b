import { below, xoshiro128 } from '@schupf/rules';
import { Contest } from '../../src/search-2/contest.ts';
import type { Sample, Trial } from './collecting.ts';

/** A way to judge candidates by what happened in some worlds. */
export interface Judging {
  /** Expectations are read when this many tricks have ended. */
  readonly cut: number;
  /** How much expectations count; the rest is the result. */
  readonly share: number;
  readonly priorDeviation: number;
  readonly pruneMargin: number;
  readonly maxCandidates: number;
}

/** These worlds say how good the choice was; candidates are judged in others. */
const TEST_WORLDS = 60;
const REPEATS = 3;

/** How many points better the candidate chosen in this many worlds is than that of the policy, according to other worlds. */
export function gainOf({ priors, trials }: Sample, judging: Judging, worlds: number): number {
  const bits = xoshiro128(`${priors.join()}`);
  const candidates = priors
    .map((_, candidate) => candidate)
    .filter((candidate) => priors[candidate]! >= priors[0]! - judging.pruneMargin)
    .slice(0, judging.maxCandidates);
  let gain = 0;
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    const order = trials.map((trial) => ({ trial, key: below(1 << 30, bits) })).sort((a, b) => a.key - b.key);
    const contest = new Contest(
      candidates.map((candidate) => priors[candidate]!),
      { priorDeviation: judging.priorDeviation, dropMargin: 2 },
    );
    for (const { trial } of order.slice(0, Math.min(worlds, order.length - TEST_WORLDS))) {
      contest.add(Float64Array.from(candidates, (candidate) => judged(trial[candidate]!, judging)));
    }
    const chosen = candidates[contest.best().index]!;
    const differences = order
      .slice(-TEST_WORLDS)
      .map(({ trial }) => trial[chosen]!.result - trial[0]!.result);
    gain += meanAndError(differences).mean / REPEATS;
  }
  return gain;
}

export function meanAndError(values: readonly number[]): { readonly mean: number; readonly error: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, error: Math.sqrt(variance / values.length) };
}

function judged({ result, expected }: Trial, { cut, share }: Judging): number {
  const leaf = expected[cut];
  return leaf === undefined ? result : (1 - share) * result + share * leaf;
}
