import { chapter } from '../level.ts';
import { outIn } from './out-in.ts';

/** Leaving a trick to the partner, supporting a call, fighting a call. */
export const partner = chapter('partner', [
  {
    id: 'leave-it',
    hands: ['J4 JA', 'S4 S5 S6', 'PK P3', 'T4 T5 T6'],
    calls: [null, null, 'tichu', null],
    leader: 2,
    script: ['C PK'],
    goal: { took: 2 },
    misses: [{ plays: 1 }],
    hints: [null],
  },
  {
    id: 'serve-call',
    hands: ['DOG J4 J9 JA', 'S4 S5 SK', 'P3 PA', 'T4 T5 TK'],
    calls: [null, null, 'tichu', null],
    goal: { leads: 2 },
    misses: [{ plays: 1 }],
    hints: [null],
  },
  {
    id: 'fight-call',
    hands: ['J8 JQ JK', 'SJ SA S3', 'P6 P3 P4', 'T4 T5 T7'],
    calls: [null, 'tichu', null, null],
    leader: 2,
    others: 'beat',
    script: ['C P6', 'D -'],
    goal: { played: { by: 1, with: 'SA' } },
    misses: [{ played: { by: 1, with: 'SJ' } }, { passed: 0 }],
    hints: [null],
  },
  {
    id: 'double-win',
    hands: ['J8 S8 JA', 'SK S4', '', 'TK T5'],
    finished: [2],
    others: 'beat',
    ...outIn(2),
    hints: [null],
  },
]);
