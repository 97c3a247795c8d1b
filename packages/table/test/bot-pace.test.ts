import { expect, test } from 'vitest';
import { SPEEDS, type Speed, timeToAnswer } from '../src/index.ts';
import { BOT, person, Sitting } from './support.ts';

const HANDS = { hands: ['S3 S6', 'S5 SA', 'J3 J4', 'P3 P4'], trick: ['A S4'], turn: 'B' } as const;
const CHAIRS = [person('A'), BOT, person('C'), person('D')];
const [shortest, longest] = SPEEDS.normal.botDelay;

/** When the answer of a bot that thinks for the given time is shown. */
function shownAfter(thinking: number, speed?: Speed): number {
  const sitting = Sitting.puzzle(HANDS, { chairs: CHAIRS, ...(speed === undefined ? {} : { speed }) });
  sitting.runTo(thinking);
  sitting.answer(thinking, 'S5', 'B');
  sitting.runTo(9999);
  expect(sitting.played).toHaveLength(1);
  return Number(sitting.played[0]!.split(' ')[0]);
}

test('an answer is shown at a time that was fixed when the bot was asked', () => {
  const due = Sitting.puzzle(HANDS, { chairs: CHAIRS }).asked()[0]!.due;
  expect(due).toBeGreaterThanOrEqual(shortest);
  expect(due).toBeLessThanOrEqual(longest);
  for (const thinking of [0, 1, 200, due - 1, due]) expect(shownAfter(thinking)).toBe(due);
});

test('a late answer is shown a whole number of long steps after it was due', () => {
  const due = shownAfter(0);
  for (const late of [1, 2, 100, longest - 1, longest]) expect(shownAfter(due + late)).toBe(due + longest);
  for (const late of [1, longest]) expect(shownAfter(due + longest + late)).toBe(due + 2 * longest);
});

test('even without a delay, an answer is shown at one of a few fixed times', () => {
  const speed = { ...SPEEDS.normal, botDelay: [0, 0] } as const;
  for (const thinking of [0, 1, 25]) expect(shownAfter(thinking, speed)).toBe(25);
  for (const thinking of [26, 100, 225]) expect(shownAfter(thinking, speed)).toBe(225);
  for (const thinking of [226, 425]) expect(shownAfter(thinking, speed)).toBe(425);
});

test('a bot may answer until its answer is due or, if that is too soon, one long step later', () => {
  const sitting = Sitting.puzzle(HANDS, { chairs: CHAIRS });
  const question = sitting.asked()[0]!;
  const { due } = question;
  expect(timeToAnswer(sitting.table, question, 100)).toBe(due);
  const later = { ...sitting.table, now: due - 50 };
  expect(timeToAnswer(later, question, 50)).toBe(50);
  expect(timeToAnswer(later, question, 51)).toBe(50 + longest);
});

test('a bomb must arrive before the interval ends', () => {
  const sitting = Sitting.puzzle(
    { hands: ['S3', 'SA', 'J6 S6 P6 T6 J3', 'P3'], trick: ['A SK'], turn: 'B' },
    { chairs: [person('A'), person('B'), BOT, BOT] },
  );
  const claim = sitting.asked().find(({ kind, seat }) => kind === 'claim' && seat === 2)!;
  expect(timeToAnswer(sitting.table, claim, 100)).toBe(SPEEDS.normal.reaction);
});
