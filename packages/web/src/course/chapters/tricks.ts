import { chapter } from '../level.ts';

/** Higher cards, passing, taking a trick, going out. */
export const tricks = chapter('tricks', [
  {
    id: 'higher',
    hands: ['J4 J9 JK', 'S8 S3 S2', 'P3 P7 P2', 'S6 TX T2'],
    leader: 3,
    script: ['D S6'],
    goal: { took: 0 },
    misses: [{ passed: 0 }],
    hints: [null],
  },
  {
    id: 'just-enough',
    hands: ['J3 J9 JA', 'SJ SQ SK', 'P4 P5 PX', 'S6 S4 T4'],
    leader: 3,
    script: ['D S6', 'B SK', 'B SQ', 'B SJ'],
    goal: { out: 0, place: 1 },
    misses: [{ out: 1 }],
    hints: [{ plays: 2 }, null],
  },
  {
    id: 'pass',
    hands: ['JQ J6', 'SK S3', 'PA P4', 'T8 T3'],
    leader: 1,
    script: ['B SK', 'C PA'],
    goal: { all: [{ passed: 0 }, { took: 2 }] },
    hints: [null],
  },
  {
    id: 'lead-low',
    hands: ['J5 J7 JA', 'S9 SQ SK', 'P3 P4 P6', 'T2 T3 T4'],
    script: ['B S9', 'B SK', 'B SQ'],
    goal: { out: 0, place: 1 },
    misses: [{ out: 1 }],
    hints: [{ leads: 0 }, null],
  },
  {
    id: 'team',
    hands: ['J3 JA', 'S2 T2', 'P9', 'P2 J2'],
    script: ['C P9'],
    goal: { ended: true, points: 200 },
    hints: [null],
  },
]);
