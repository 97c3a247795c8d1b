import { expect, test } from 'vitest';
import {
  DECISIVE,
  logLikelihoodRatio,
  normalShare,
  RunningStatistics,
  verdictOn,
  width95,
} from './statistics.ts';

function statisticsOf(values: readonly number[]): RunningStatistics {
  const statistics = new RunningStatistics();
  for (const value of values) statistics.add(value);
  return statistics;
}

/** Pairs of numbers around a mean, all at the same distance. */
function around(mean: number, distance: number, pairs: number): RunningStatistics {
  return statisticsOf(
    Array.from({ length: 2 * pairs }, (_, index) => mean + (index % 2 ? distance : -distance)),
  );
}

test('computes the mean, deviation and margin of known numbers', () => {
  const statistics = statisticsOf([2, 4, 4, 4, 5, 5, 7, 9]);
  expect(statistics.mean).toBe(5);
  expect(statistics.variance).toBeCloseTo(32 / 7, 12);
  expect(statistics.margin).toBeCloseTo(2.365 * Math.sqrt(32 / 7 / 8), 1);
  expect(statisticsOf([3]).margin).toBe(Number.POSITIVE_INFINITY);
});

test.each([
  [5, 2.571],
  [10, 2.228],
  [30, 2.042],
  [1e9, 1.96],
])('with %d degrees of freedom, the interval extends %d standard errors to either side', (freedom, width) => {
  expect(Math.abs(width95(freedom) - width)).toBeLessThan(0.03);
});

test('large numbers do not reduce the precision of the spread', () => {
  expect(statisticsOf([1e9 + 4, 1e9 + 7, 1e9 + 13, 1e9 + 16]).variance).toBeCloseTo(30, 6);
});

test.each([
  [0, 0.5],
  [1, 0.8413447],
  [1.96, 0.9750021],
  [-1, 0.1586553],
  [-3, 0.0013499],
])('the share of a normal distribution below %d is %d', (value, share) => {
  expect(normalShare(value)).toBeCloseTo(share, 6);
});

test('the log-likelihood ratio matches that of two normal distributions', () => {
  const sample = around(2, 10, 50);
  const logDensity = (mean: number, value: number) => -((value - mean) ** 2) / (2 * sample.variance);
  const expected = [-8, 12].reduce(
    (sum, value) => sum + 50 * (logDensity(3, value) - logDensity(0, value)),
    0,
  );
  expect(logLikelihoodRatio(sample, 3)).toBeCloseTo(expected, 9);
  expect(DECISIVE).toBeCloseTo(2.944, 3);
});

test('the sequential test accepts, rejects or stays undecided; it also decides without any spread', () => {
  expect(verdictOn(around(5, 10, 100), 3)).toBe('stronger');
  expect(verdictOn(around(0, 10, 100), 3)).toBe('not-stronger');
  expect(verdictOn(around(1.5, 10, 100), 3)).toBe('undecided');
  expect(verdictOn(around(5, 10, 5), 3)).toBe('undecided');
  expect(verdictOn(around(0, 0, 100), 3)).toBe('not-stronger');
  expect(verdictOn(around(4, 0, 100), 3)).toBe('stronger');
});
