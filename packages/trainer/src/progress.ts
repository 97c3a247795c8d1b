import { VALUE_UNIT } from '@schupf/bots/training';
import type { Evaluation } from './evaluation.ts';
import type { Losses } from './network-trainer.ts';

/** A report on a training run. */
export interface Progress {
  /** Time spent on training, without evaluations. */
  readonly seconds: number;
  readonly rounds: number;
  readonly roundsPerSecond: number;
  readonly samplesPerSecond: number;
  readonly losses: Losses;
  readonly planner: Evaluation;
  readonly expert: Evaluation;
  /** Only in the four-player game. */
  readonly net1?: Evaluation;
}

export function describe({ seconds, rounds, losses, planner, expert, net1, ...rates }: Progress): string {
  const { roundsPerSecond, samplesPerSecond } = rates;
  return [
    `${seconds.toFixed(0)} s, ${rounds} rounds (${roundsPerSecond.toFixed(0)}/s)`,
    `${samplesPerSecond.toFixed(0)} samples/s`,
    `value error ${(VALUE_UNIT * Math.sqrt(losses.value)).toFixed(0)} points`,
    `${formatMean(planner)} over planner-1`,
    `${formatMean(expert)} over expert-1`,
    ...(net1 === undefined ? [] : [`${formatMean(net1)} over net-1`]),
    `Tichu ${share(planner.calls - planner.grands)}, Grand ${share(planner.grands)}, made ${share(planner.made)}`,
  ].join(', ');
}

function formatMean({ mean, margin }: Evaluation): string {
  return `${mean >= 0 ? '+' : ''}${mean.toFixed(1)} ± ${margin.toFixed(1)}`;
}

function share(part: number): string {
  return `${(100 * part).toFixed(0)}%`;
}
