import { chapter } from '../level.ts';

const TRICHU = { variant: 'trichu' } as const;

/** Three-player games: one plays alone, with a face-up dummy hand. */
export const solo = chapter('solo', [
  {
    id: 'two-hands',
    rules: TRICHU,
    dealer: 0,
    hands: ['J5 JA', 'S7 S8', 'P9 PK', 'T6 T2'],
    others: 'beat',
    goal: { took: 2 },
    misses: [{ took: 0 }, { took: 1 }],
    hints: [{ plays: 1 }, null],
  },
  {
    id: 'own-dog',
    rules: { variant: 'wuwang' },
    dealer: 0,
    hands: ['DOG J4', 'SK', 'PA', 'TX T3'],
    others: 'beat',
    goal: { out: 2, place: 1 },
    misses: [{ out: 1 }],
    hints: [null],
  },
  {
    id: 'against-open-hand',
    rules: TRICHU,
    dealer: 1,
    hands: ['J3 JK', 'S2 T2', 'P3 P4', 'TQ'],
    others: 'beat',
    goal: { out: 0, place: 1 },
    misses: [{ out: 3 }],
    hints: [null],
  },
]);
