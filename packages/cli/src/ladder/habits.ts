import type { Names } from '../arena/compare.ts';
import type { Measured } from '../arena/measure.ts';
import { addTally, noTally, type Tally } from '../arena/tally.ts';

/** Two line-ups that have met. */
export interface Meeting {
  readonly names: Names;
  readonly measured: Measured;
}

/** What a bot did in all its meetings. */
export interface Habits {
  readonly tally: Tally;
  /** Rounds in which it or its opponents went out first together. */
  readonly sweptRounds: number;
}

export function habitsOf(name: string, meetings: readonly Meeting[]): Habits {
  const tally = noTally();
  let sweptRounds = 0;
  for (const { names, measured } of meetings) {
    if (names.a !== name && names.b !== name) continue;
    const { a, b } = measured.tallies;
    addTally(tally, names.a === name ? a : b);
    sweptRounds += a.sweeps + b.sweeps;
  }
  return { tally, sweptRounds };
}
