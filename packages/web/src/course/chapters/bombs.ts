import { chapter } from '../level.ts';

/** Four of a kind and straight bombs, bombing out of turn, bombing a bomb, choosing the right moment. */
export const bombs = chapter('bombs', [
  {
    id: 'four-of-a-kind',
    hands: ['J6 S6 P6 T6 J3', 'S4 S5 S8', 'P4 P5 P8', 'TA T5 T8'],
    leader: 3,
    script: ['D TA'],
    goal: { took: 0 },
    misses: [{ passed: 0 }],
    hints: [null],
  },
  {
    id: 'straight-bomb',
    hands: ['J5 J6 J7 J8 J9 JK', 'S4 S5 S8', 'P4 P5 P8', 'TQ SQ PQ T4 S3'],
    leader: 3,
    script: ['D TQ SQ PQ'],
    goal: { took: 0 },
    misses: [{ passed: 0 }],
    hints: [null],
  },
  {
    id: 'out-of-turn',
    hands: ['J6 S6 P6 T6 J3', 'SA S5 S8', 'P4 P5 P8', 'T4 T5 T8'],
    leader: 1,
    script: ['B SA'],
    goal: { played: { kind: 'bomb4', outOfTurn: true } },
    misses: [{ passed: 0 }, { played: { kind: 'bomb4' } }],
    hints: [null],
  },
  {
    id: 'bomb-on-bomb',
    hands: ['J9 S9 P9 T9 J3', 'J7 S7 P7 T7 S5', 'P4 P5 P8', 'TA T5 T8'],
    leader: 3,
    script: ['D TA', 'B! J7 S7 P7 T7'],
    goal: { took: 0 },
    misses: [{ took: 1 }],
    hints: [null],
  },
  {
    id: 'last-card',
    hands: ['J6 S6 P6 T6 J9 JK', 'S4 S5 S8', 'P4 P5 P8', 'DRG T4'],
    leader: 3,
    script: ['D DRG', 'D T4'],
    goal: { out: 0, place: 1 },
    misses: [{ out: 3 }],
    hints: [{ plays: 1 }, null],
  },
]);
