import { chapter } from '../level.ts';
import { outIn } from './out-in.ts';

/** A placement test for people who know climbing games: it covers the first two chapters, without hints. */
export const test = chapter('test', [
  {
    id: 'test-singles',
    hands: ['J6 JX JA', 'SJ SQ SK', 'P4 P5 P6', 'S7 S4 T4'],
    leader: 3,
    script: ['D S7', 'B SK', 'B SQ', 'B SJ'],
    goal: { out: 0, place: 1 },
    misses: [{ out: 1 }],
  },
  {
    id: 'test-follow',
    hands: ['J6 S6 J7 S7 JK SK', 'S3 P3 T3', 'P2 S2 J2', 'T4 S4 T5 S5 T9'],
    leader: 3,
    script: ['D T4 S4 T5 S5'],
    goal: { out: 0, place: 1 },
    misses: [{ passed: 0 }],
  },
  {
    id: 'test-plan',
    hands: ['J5 S5 P5 J6 S6 P7 J8 S9 PX JJ JA', 'S2 P2', 'T2 P4', 'J2 T4'],
    ...outIn(3),
  },
]);
