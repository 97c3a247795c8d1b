import { chapter } from '../level.ts';

const rules = { variant: 'tientsin' } as const;

/** Tientsin: six players, two partners each. */
export const six = chapter('six', [
  {
    id: 'two-partners',
    rules,
    phase: 'push',
    isFresh: true,
    hands: ['J2 J3 J7 JA', 'S2 S3 S7', 'P2 P3 P7', 'T2 T3 T7', 'S4 S5 S8', 'T4 T5 T8'],
    calls: [null, null, null, null, 'grand', null],
    goal: { pushed: 'JA', to: 4 },
    misses: [{ phase: 'play' }],
    hints: [null],
  },
  {
    id: 'choose-partner',
    rules,
    hands: ['DOG J3', 'S2 S3 S7', 'P2 P3 P7', 'T2 T3 T7', 'S4 SA', 'T4 T5 T8'],
    calls: [null, null, null, null, 'tichu', null],
    goal: { leads: 4 },
    misses: [{ leads: 2 }, { plays: 1 }],
    hints: [null],
  },
  {
    id: 'triple-win',
    rules,
    hands: ['J8 S8 JA', 'SK S4', '', 'TK T5', '', 'PK P5'],
    finished: [2, 4],
    others: 'beat',
    goal: { ended: true, points: 300 },
    misses: [{ any: [{ out: 1 }, { out: 3 }, { out: 5 }] }],
    hints: [null],
  },
]);
