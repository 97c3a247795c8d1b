import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceToWin } from '../src/learned/match-chances.ts';

const need = fc.integer({ min: -300, max: 1400 });

test('the chances of both sides add up to 1', () => {
  fc.assert(
    fc.property(need, need, (ours, theirs) => {
      expect(chanceToWin(ours, theirs) + chanceToWin(theirs, ours)).toBeCloseTo(1, 6);
    }),
  );
});

test('needing fewer points never lowers the chance', () => {
  fc.assert(
    fc.property(need, need, fc.integer({ min: 1, max: 300 }), (ours, theirs, less) => {
      expect(chanceToWin(ours - less, theirs)).toBeGreaterThanOrEqual(chanceToWin(ours, theirs) - 1e-9);
    }),
  );
});

test('the side with more points wins a match that is over', () => {
  expect(chanceToWin(-50, 100)).toBe(1);
  expect(chanceToWin(0, -5)).toBe(0);
  expect(chanceToWin(-20, -20)).toBe(0.5);
});
