import { chapter } from '../level.ts';
import { outIn } from './out-in.ts';

/** The Phoenix stands in and beats by half a rank; the Dragon beats every card, but its trick is given away. */
export const phoenixAndDragon = chapter('phoenix-and-dragon', [
  {
    id: 'stand-in',
    hands: ['J7 S7 J8 P8 JK PHX', 'S2 P2 T3', 'P3 T4 S4', 'T2 J2 P4'],
    ...outIn(2),
    hints: [null],
  },
  {
    id: 'fill-gap',
    hands: ['J5 S6 P8 J9 JA PHX', 'S2 P2 T3', 'P3 T4 S4', 'T2 J2 P4'],
    ...outIn(2),
    hints: [null],
  },
  {
    id: 'half-higher',
    hands: ['J4 JQ PHX', 'S4 S5 S6', 'P4 P5 P6', 'TA T5 T6'],
    leader: 3,
    script: ['D TA'],
    goal: { took: 0 },
    misses: [{ passed: 0 }],
    hints: [null],
  },
  {
    id: 'dragon-gift',
    hands: ['J3 J5 DRG', 'S3 S4 S5 S6 S8 S9 SX SQ', 'P4 P5 P6', 'TA T5'],
    leader: 3,
    script: ['D TA'],
    goal: { gaveTo: 1 },
    misses: [{ passed: 0 }, { gaveTo: 3 }],
    hints: [null],
  },
]);
