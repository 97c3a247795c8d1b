import { expect, test } from 'vitest';
import { chanceToWin, glickoAfter } from './glicko.ts';

const GLICKMAN = { rating: 1500, deviation: 200, volatility: 0.06 };
const UNKNOWN = { rating: 1500, deviation: 350 };

test('agrees with the example in Glickman’s paper', () => {
  const after = glickoAfter(GLICKMAN, [
    { opponent: { rating: 1400, deviation: 30 }, score: 1 },
    { opponent: { rating: 1550, deviation: 100 }, score: 0 },
    { opponent: { rating: 1700, deviation: 300 }, score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

test('a player who does not play becomes less certain', () => {
  const after = glickoAfter(GLICKMAN, []);
  expect(after.rating).toBe(1500);
  expect(after.deviation).toBeCloseTo(200.27, 1);
});

test('the volatility rises after a great surprise', () => {
  const steady = { rating: 1500, deviation: 50, volatility: 0.06 };
  const games = Array.from({ length: 10 }, () => ({ opponent: { rating: 2400, deviation: 30 }, score: 1 }));
  expect(glickoAfter(steady, games).volatility).toBeGreaterThan(0.06);
});

test('the better player has the better chance', () => {
  expect(chanceToWin({ ...GLICKMAN, rating: 1500 }, UNKNOWN)).toBe(0.5);
  expect(chanceToWin({ ...GLICKMAN, rating: 1700 }, UNKNOWN)).toBeGreaterThan(0.6);
});
