import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceToWin } from '../src/learned/match-chances.ts';

const need = fc.integer({ min: -300, max: 1400 });

test('both sides together win once', () => {
  fc.assert(
    fc.property(need, need, (ours, theirs) => {
      expect(chanceToWin(ours, theirs) + chanceToWin(theirs, ours)).toBeCloseTo(1, 6);
    }),
  );
});

test('who needs less has the better chance', () => {
  fc.assert(
    fc.property(need, need, fc.integer({ min: 1, max: 300 }), (ours, theirs, less) => {
      expect(chanceToWin(ours - less, theirs)).toBeGreaterThanOrEqual(chanceToWin(ours, theirs) - 1e-9);
    }),
  );
});

test('a match that is over is won by who has more', () => {
  expect(chanceToWin(-50, 100)).toBe(1);
  expect(chanceToWin(0, -5)).toBe(0);
  expect(chanceToWin(-20, -20)).toBe(0.5);
});
