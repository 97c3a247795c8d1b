import { chapter } from '../level.ts';

/** The Mah Jong and its wish, the Dog. */
export const sparrowAndDog = chapter('sparrow-and-dog', [
  {
    id: 'first-wish',
    hands: ['MJ J5 J9 JK', 'S4 S6 S7 SQ', 'P4 P6 P7 PQ', 'T4 T6 T7 TQ'],
    goal: { played: { with: 'MJ', wish: 'any' } },
    misses: [{ played: { with: 'MJ' } }],
    hints: [null],
  },
  {
    id: 'wish-for-ace',
    hands: ['MJ J3 JK', 'SA S4 S5', 'P4 P5 P6', 'T4 T5 T6'],
    goal: { out: 0, place: 1 },
    misses: [{ all: [{ played: { with: 'MJ' } }, { not: { played: { with: 'MJ', wish: 14 } } }] }],
    hints: [{ plays: 1 }, null],
  },
  {
    id: 'owe-wish',
    hands: ['J4 J8 JK', 'S4 S5 S6', 'P4 P5 P6', 'MJ T5 T6'],
    leader: 3,
    script: ['D MJ wish 8'],
    goal: { played: { with: 'J8' } },
    hints: [null],
  },
  {
    id: 'dog',
    hands: ['DOG J3', 'S9 S8', 'P8 PA', 'T9 T8'],
    others: 'beat',
    goal: { leads: 2 },
    misses: [{ plays: 1 }],
    hints: [null],
  },
  {
    id: 'dog-rescue',
    hands: ['DOG J4 J6', 'S2 S3 P3', 'PA', 'TX'],
    others: 'beat',
    goal: { out: 2, place: 1 },
    misses: [{ out: 3 }],
    hints: [null],
  },
]);
