import { chapter } from '../level.ts';

/** Fives, tens and kings; Dragon and Phoenix; what happens at the end of a round. */
export const points = chapter('points', [
  {
    id: 'count',
    hands: ['J5 J8 JX JK JA', 'S2 S3', 'P2 P3', 'T2 T3'],
    ask: { choices: [20, 25, 35], right: 25 },
    goal: { answered: true },
    hints: [null],
  },
  {
    id: 'worth-it',
    hands: ['J3 JA', 'S4 S2', 'P4 P2', 'T6 TK T3'],
    leader: 3,
    script: ['D T6', 'D TK'],
    goal: { captured: 10 },
    misses: [{ took: 0 }, { out: 3 }],
    hints: [{ took: 3 }, null],
  },
  {
    id: 'dragon-phoenix',
    hands: ['J5 JK PHX DRG', 'S2 S3', 'P2 P3', 'T2 T3'],
    ask: { choices: [15, 40, 65], right: 15 },
    goal: { answered: true },
    hints: [null],
  },
  {
    id: 'last-player',
    hands: ['J9', '', '', 'TX TK'],
    finished: [2, 1],
    won: ['', '', '', 'JK S5'],
    ask: { choices: [15, 20, 35], right: 35 },
    goal: { ended: true, points: 35 },
    hints: [{ answered: true }, null],
  },
  {
    id: 'foretell',
    hands: ['J8', '', '', 'TX T5'],
    finished: [2, 1],
    calls: [null, null, 'tichu', null],
    won: ['JK SK JX', 'PK PX TK J5', 'S5 P5', 'SX'],
    ask: { choices: [65, 100, 165], right: 165 },
    goal: { ended: true, points: 165 },
    hints: [{ answered: true }, null],
  },
]);
