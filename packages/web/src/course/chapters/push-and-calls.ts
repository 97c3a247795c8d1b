import { chapter } from '../level.ts';

/** What to push to whom; when to call. */
export const pushAndCalls = chapter('push-and-calls', [
  {
    id: 'push',
    phase: 'push',
    isFresh: true,
    hands: ['J2 S4 J7 S7 P7 JQ PA', 'S2 S3 S5', 'P2 P3 P5', 'T2 T3 T5'],
    goal: { any: ['PA', 'JQ'].map((pushed) => ({ pushed, to: 2 })) },
    misses: [{ phase: 'play' }],
    hints: [null],
  },
  {
    id: 'tichu',
    isFresh: true,
    hands: ['J5 JA SA PA DRG', 'S4 S9 SQ SK S8', 'P3 P4 P6 P8 P9', 'T3 T4 T6 T8 T9'],
    others: 'beat',
    goal: { all: [{ called: 'tichu' }, { out: 0, place: 1 }] },
    misses: [{ all: [{ plays: 1 }, { not: { called: 'tichu' } }] }],
    hints: [{ called: 'tichu' }, null],
  },
  {
    id: 'no-call',
    hands: ['J3 J6 S6 JX JJ PK S4 P4 T7 J8', 'S2 S3', 'P2 P3', 'T2 T3'],
    ask: { choices: [-100, 0, 100], right: -100 },
    goal: { answered: true },
    hints: [null],
  },
  {
    id: 'grand',
    phase: 'deal',
    isFresh: true,
    hands: [
      'JK SK JA SA PA J9 PHX DRG',
      'S2 S3 S4 S5 S6 S7 S8 S9',
      'P2 P3 P4 P5 P6 P7 P8 P9',
      'T2 T3 T4 T5 T6 T7 T8 T9',
    ],
    goal: { called: 'grand' },
    misses: [{ phase: 'push' }],
    hints: [null],
  },
  {
    id: 'not-grand',
    phase: 'deal',
    isFresh: true,
    hands: [
      'J3 J5 J6 SX JJ PQ JA TA',
      'S2 S3 S4 S5 S6 S7 S8 S9',
      'P2 P3 P4 P5 P6 P7 P8 P9',
      'T2 T3 T4 T5 T6 T7 T8 T9',
    ],
    goal: { all: [{ phase: 'push' }, { not: { called: 'grand' } }] },
    misses: [{ called: 'grand' }],
    hints: [null],
  },
]);
