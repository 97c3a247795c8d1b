import { expect, test } from 'vitest';
import { chanceToSolve, rated } from '../src/glicko.ts';
import { FIRST_PLAYER_RATING, ratingAfter } from '../src/index.ts';

const GLICKMAN = { rating: 1500, deviation: 200, volatility: 0.06 };
const PUZZLE = { rating: 1500, deviation: 350 };

test('agrees with the example in Glickman’s paper', () => {
  const after = rated(GLICKMAN, [
    { opponent: { rating: 1400, deviation: 30 }, score: 1 },
    { opponent: { rating: 1550, deviation: 100 }, score: 0 },
    { opponent: { rating: 1700, deviation: 300 }, score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

test('a player who does not play becomes less certain', () => {
  const after = rated(GLICKMAN, []);
  expect(after.rating).toBe(1500);
  expect(after.deviation).toBeCloseTo(200.27, 1);
});

test('the volatility rises after a great surprise', () => {
  const steady = { rating: 1500, deviation: 50, volatility: 0.06 };
  const games = Array.from({ length: 10 }, () => ({ opponent: { rating: 2400, deviation: 30 }, score: 1 }));
  expect(rated(steady, games).volatility).toBeGreaterThan(0.06);
});

test('solving raises the rating, failing lowers it', () => {
  expect(ratingAfter(FIRST_PLAYER_RATING, PUZZLE, true, false).rating).toBeGreaterThan(1500);
  expect(ratingAfter(FIRST_PLAYER_RATING, PUZZLE, false, false).rating).toBeLessThan(1500);
});

test('with a theme, a solution counts a fifth and a failure seven tenths', () => {
  const change = (isSolved: boolean, isThemed: boolean) =>
    ratingAfter(FIRST_PLAYER_RATING, PUZZLE, isSolved, isThemed).rating - 1500;
  expect(change(true, true)).toBeCloseTo(0.2 * change(true, false));
  expect(change(false, true)).toBeCloseTo(0.7 * change(false, false));
});

test('the better player has the better chance', () => {
  expect(chanceToSolve({ ...GLICKMAN, rating: 1500 }, PUZZLE)).toBe(0.5);
  expect(chanceToSolve({ ...GLICKMAN, rating: 1700 }, PUZZLE)).toBeGreaterThan(0.6);
});
