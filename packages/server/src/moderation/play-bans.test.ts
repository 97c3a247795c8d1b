import { expect, test } from 'vitest';
import { isTooBad, nextBan } from './play-bans.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const outcomes = (bad: number, good: number) => [
  ...Array.from({ length: bad }, () => ({ kind: 'left' as const })),
  ...Array.from({ length: good }, () => ({ kind: 'good' as const })),
];
/** A ban of this length that ended at time 0. */
const ban = (length: number) => ({ at: -length, until: 0, lifted: null });

test.each([
  [3, 0, false],
  [4, 0, true],
  [4, 6, true],
  [4, 7, false],
  [12, 18, true],
  [11, 19, false],
])('%i bad outcomes and %i good ones: %s', (bad, good, expected) => {
  expect(isTooBad(outcomes(bad, good))).toBe(expected);
});

test('the first ban lasts ten minutes', () => {
  expect(nextBan([], 0)).toBe(10 * MINUTE);
});

test('none is added while one is running', () => {
  expect(nextBan([{ at: 0, until: HOUR, lifted: null }], HOUR - 1)).toBeNull();
});

test.each([
  [10 * MINUTE, 0, 25 * MINUTE],
  [HOUR, 0, 2.5 * HOUR],
  [HOUR, 36 * HOUR, 1.75 * HOUR],
  [HOUR, 3 * DAY, HOUR],
  [4 * HOUR, 33 * DAY, 2 * HOUR],
  [10 * MINUTE, 33 * DAY, 10 * MINUTE],
  [2 * DAY, 0, 2 * DAY],
])('after a ban of %i ms that ended %i ms ago, the next lasts %i ms', (length, ago, expected) => {
  expect(nextBan([ban(length)], ago)).toBe(expected);
});

test('a ban that was lifted does not count', () => {
  const lifted = { at: 1, by: null, reason: '' };
  expect(nextBan([{ ...ban(DAY), lifted }], 0)).toBe(10 * MINUTE);
});
