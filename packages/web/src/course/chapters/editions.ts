import { chapter } from '../level.ts';

const FR_ABACUS = { variant: 'nanjing', preset: 'fr-abacus' } as const;

/** What some editions change, each in a position where it matters. */
export const editions = chapter('editions', [
  {
    id: 'final-pass',
    rules: FR_ABACUS,
    hands: ['J9 JA J5', 'S8 SX S4', 'P3 P4 P6', 'T6 T3 T7'],
    leader: 3,
    others: 'beat',
    script: ['D T6'],
    goal: { took: 0 },
    misses: [{ passed: 0 }],
    hints: [null],
  },
  {
    id: 'sparrow-waits',
    rules: FR_ABACUS,
    isFresh: true,
    hands: ['MJ J5 J9 S9', 'S4 S6 S7 SQ', 'P4 P6 P7 PQ', 'T4 T6 T7 TQ'],
    goal: { plays: 1 },
    hints: [null],
  },
  {
    id: 'must-wish',
    rules: { variant: 'nanjing', preset: 'fr-abacus-corrected' },
    hands: ['MJ J5 J9 JK', 'SQ S6 S7', 'P4 P6 P7', 'T4 T6 T7'],
    goal: { played: { by: 1, with: 'SQ' } },
    misses: [{ all: [{ played: { with: 'MJ' } }, { not: { played: { with: 'MJ', wish: 12 } } }] }],
    hints: [null],
  },
  {
    id: 'low-phoenix',
    rules: { variant: 'nanjing', preset: 'fr-tiki' },
    hands: ['MJ J5', 'S4 S6', 'P4 P6', 'PHX T4 T6'],
    leader: 3,
    script: ['D PHX'],
    goal: { played: { with: 'MJ' } },
    misses: [{ passed: 0 }, { played: { with: 'J5' } }],
    hints: [null],
  },
  {
    id: 'spare-bomb',
    rules: { variant: 'nanjing', preset: 'club-de' },
    hands: ['J8 S8 P8 T8 J9', 'S4 S6 S7', 'P4 P6 P7', 'MJ T2 S3 T4 S5 T9'],
    leader: 3,
    script: ['D MJ T2 S3 T4 S5 wish 8'],
    goal: { passed: 0 },
    misses: [{ plays: 1 }],
    hints: [null],
  },
]);
