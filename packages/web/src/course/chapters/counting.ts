import { chapter } from '../level.ts';

/** Which cards are still out, what they can beat, and in which order to lead. */
export const counting = chapter('counting', [
  {
    id: 'still-out',
    hands: ['JK J4', 'S4 S5', 'P4 P5', 'T4 T5'],
    won: ['JA SA', 'PA DRG', '', ''],
    ask: { choices: [1, 2, 4], right: 2 },
    goal: { answered: true },
    hints: [null],
  },
  {
    id: 'no-bomb',
    hands: ['J7 S7 J4', 'S4 S5', 'P4 P5', 'T4 T5'],
    won: ['', 'P7', '', ''],
    ask: { choices: [0, 1, 2], right: 0 },
    goal: { answered: true },
    hints: [null],
  },
  {
    id: 'highest-left',
    hands: ['J4 JQ', 'S9', 'P3 P5', 'TX'],
    others: 'beat',
    goal: { out: 0, place: 1 },
    misses: [{ any: [{ out: 1 }, { out: 3 }] }],
    hints: [null],
  },
  {
    id: 'cannot-follow',
    hands: ['J5 S5 JX', 'SQ', 'P3 P4', 'TK'],
    others: 'beat',
    goal: { out: 0, place: 1 },
    misses: [{ any: [{ out: 1 }, { out: 3 }] }],
    hints: [null],
  },
  {
    id: 'order',
    hands: ['J3 J9 S9 P9 JX SX JA', 'SK', 'P4 P5 P6', 'TQ T5'],
    others: 'beat',
    goal: { out: 0, place: 1 },
    misses: [{ any: [{ out: 1 }, { out: 3 }] }],
    hints: [{ plays: 1 }, null],
  },
]);
