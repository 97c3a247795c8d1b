import type { Level } from '../level.ts';

/** The goal of going out in at most this many plays. */
export function outIn(plays: number): Pick<Level, 'goal' | 'misses'> {
  return { goal: { all: [{ out: 0 }, { not: { plays: plays + 1 } }] }, misses: [{ plays: plays + 1 }] };
}
