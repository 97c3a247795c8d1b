import { FIRST_GLICKO_RATING } from '@schupf/ratings';
import { expect, test } from 'vitest';
import { ratingAfter } from '../src/index.ts';

const PUZZLE = { rating: 1500, deviation: 350 };

test('solving raises the rating, failing lowers it', () => {
  expect(ratingAfter(FIRST_GLICKO_RATING, PUZZLE, true, false).rating).toBeGreaterThan(1500);
  expect(ratingAfter(FIRST_GLICKO_RATING, PUZZLE, false, false).rating).toBeLessThan(1500);
});

test('with a theme, a solution counts a fifth and a failure seven tenths', () => {
  const change = (isSolved: boolean, isThemed: boolean) =>
    ratingAfter(FIRST_GLICKO_RATING, PUZZLE, isSolved, isThemed).rating - 1500;
  expect(change(true, true)).toBeCloseTo(0.2 * change(true, false));
  expect(change(false, true)).toBeCloseTo(0.7 * change(false, false));
});
