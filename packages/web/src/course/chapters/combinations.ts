import { chapter } from '../level.ts';
import { outIn } from './out-in.ts';

const LOW = ['S2 P2 T3', 'P3 T4 S4', 'T2 J2 P4'] as const;

/** Pairs, triples, full houses, consecutive pairs and straights; following with the same kind and size. */
export const combinations = chapter('combinations', [
  { id: 'pair', hands: ['J6 S6 JQ', ...LOW], ...outIn(2), hints: [null] },
  { id: 'full-house', hands: ['J7 S7 P7 J5 S5 JA', ...LOW], ...outIn(2), hints: [null] },
  { id: 'stairs', hands: ['J5 S5 J6 P6 J7 T7 JQ', ...LOW], ...outIn(2), hints: [null] },
  { id: 'straight', hands: ['J5 S6 P7 J8 S9 JK', ...LOW], ...outIn(2), hints: [null] },
  {
    id: 'same-kind',
    hands: ['J9 JX SX JK', 'S3 S4 S5 S6', 'P3 P4 P5 P6', 'T8 S8 T4 T5'],
    leader: 3,
    script: ['D T8 S8'],
    goal: { took: 0 },
    misses: [{ passed: 0 }],
    hints: [null],
  },
  {
    id: 'eleven',
    hands: ['J3 S3 P3 J4 S4 P5 J6 S7 P8 J9 JA', 'S2 P2', 'T2 P4', 'J2 T4'],
    ...outIn(3),
    hints: [null],
  },
]);
