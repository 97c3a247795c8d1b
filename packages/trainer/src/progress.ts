import { VALUE_UNIT } from '@schupf/bots/learned';
import type { Mark } from './exam.ts';
import type { Losses } from './learner.ts';

/** How far a run has come. */
export interface Progress {
  /** Of training; exams are not counted. */
  readonly seconds: number;
  readonly rounds: number;
  readonly roundsPerSecond: number;
  readonly samplesPerSecond: number;
  readonly losses: Losses;
  readonly planner: Mark;
  readonly expert: Mark;
}

export function describe({ seconds, rounds, losses, planner, expert, ...rates }: Progress): string {
  const { roundsPerSecond, samplesPerSecond } = rates;
  return [
    `${seconds.toFixed(0)} s, ${rounds} rounds (${roundsPerSecond.toFixed(0)}/s)`,
    `${samplesPerSecond.toFixed(0)} samples/s`,
    `off by ${(VALUE_UNIT * Math.sqrt(losses.value)).toFixed(0)} points`,
    `${lead(planner)} over planner-1`,
    `${lead(expert)} over expert-1`,
    `Tichu ${share(planner.calls - planner.grands)}, Grand ${share(planner.grands)}, made ${share(planner.made)}`,
  ].join(', ');
}

function lead({ mean, error }: Mark): string {
  return `${mean >= 0 ? '+' : ''}${mean.toFixed(1)} ± ${error.toFixed(1)}`;
}

function share(part: number): string {
  return `${(100 * part).toFixed(0)} %`;
}
