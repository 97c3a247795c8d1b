import { expect, test } from 'vitest';
import {
  deviationOf,
  estimateAt,
  FIRST_ESTIMATE,
  listedUntil,
  pointsOf,
  ratingOf,
  shownAt,
} from './scale.ts';

const YEAR = 365.25 * 24 * 3600 * 1000;
const NOW = 1_800_000_000_000;
const withDeviation = (deviation: number) => ({ mean: 0, variance: (deviation / 4) ** 2, at: NOW });

test('a point per round is four points of the rating', () => {
  expect(ratingOf(10)).toBe(1540);
  expect(pointsOf(1540)).toBe(10);
  expect(deviationOf(100)).toBe(40);
});

test('within a year, a deviation of 30 grows to 50', () => {
  const later = estimateAt(withDeviation(30), NOW + YEAR);
  expect(later.mean).toBe(0);
  expect(deviationOf(later.variance)).toBeCloseTo(50, 6);
});

test('no absence makes less certain than never having played', () => {
  expect(estimateAt(withDeviation(30), NOW + 90 * YEAR).variance).toBe(FIRST_ESTIMATE.variance);
});

test('a clock that goes backwards changes nothing', () => {
  expect(estimateAt(withDeviation(30), NOW - YEAR).variance).toBe(withDeviation(30).variance);
});

test('a rating above a deviation of 50 is provisional', () => {
  expect(shownAt(withDeviation(51), NOW)).toEqual({ rating: 1500, deviation: 51, isProvisional: true });
  expect(shownAt(withDeviation(49), NOW).isProvisional).toBe(false);
  expect(shownAt(withDeviation(49), NOW + YEAR).isProvisional).toBe(true);
});

test('people leave the lists when their deviation exceeds 35', () => {
  expect(listedUntil(withDeviation(36))).toBeNull();
  const until = listedUntil(withDeviation(30))!;
  expect(deviationOf(estimateAt(withDeviation(30), until).variance)).toBeLessThanOrEqual(35);
  expect(deviationOf(estimateAt(withDeviation(30), until + YEAR / 365).variance)).toBeGreaterThan(35);
});
