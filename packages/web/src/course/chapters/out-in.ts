import type { Level } from '../level.ts';

/** To be out without wasting a play. */
export function outIn(plays: number): Pick<Level, 'goal' | 'misses'> {
  return { goal: { all: [{ out: 0 }, { not: { plays: plays + 1 } }] }, misses: [{ plays: plays + 1 }] };
}
