import { chapter } from '../level.ts';

const GRANDSEIGNEUR = { variant: 'grandseigneur', players: 5 } as const;
const LE_T = { variant: 'let', players: 5 } as const;
const TOP_TO_BOTTOM = [0, 1, 2, 3, 4];

/** Games with ranks: no partners, and an exchange between the highest and the lowest ranks. */
export const ranks = chapter('ranks', [
  {
    id: 'alone',
    rules: GRANDSEIGNEUR,
    ranking: TOP_TO_BOTTOM,
    hands: ['J4 JA', 'S4 S5', 'PK P3', 'T4 T5', 'P4 P5'],
    leader: 2,
    script: ['C PK'],
    goal: { out: 0, place: 1 },
    misses: [{ passed: 0 }],
    hints: [{ plays: 1 }, null],
  },
  {
    id: 'give-back',
    rules: GRANDSEIGNEUR,
    phase: 'push',
    isFresh: true,
    ranking: TOP_TO_BOTTOM,
    hands: ['J2 S3 J7 S7 JK JA', 'S2 S4 S5', 'P3 P4 P6', 'T4 T5 T6', 'P5 T2 SQ SK'],
    goal: { all: ['J2', 'S3'].map((pushed) => ({ pushed, to: 4 })) },
    misses: [{ phase: 'play' }],
    hints: [null],
  },
  {
    id: 'lowest-leads',
    rules: LE_T,
    ranking: TOP_TO_BOTTOM,
    hands: ['DOG J4', 'S8 S9', 'PK P9', 'T8 T9', 'P4 P5'],
    others: 'beat',
    goal: { leads: 4 },
    misses: [{ plays: 1 }],
    hints: [null],
  },
  {
    id: 'place-points',
    rules: LE_T,
    ranking: TOP_TO_BOTTOM,
    hands: ['J4', '', '', 'T8 T9', 'P4 P5'],
    finished: [1, 2],
    ask: { choices: [1, 2, 3], right: 2 },
    goal: { out: 0, place: 3 },
    hints: [{ answered: true }, null],
  },
]);
