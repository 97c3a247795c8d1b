import { expect, test } from 'vitest';
import { byDay, plotHistory } from './history-points.ts';

const point = (at: number, rating: number, deviation = 25) => ({ at, rating, deviation });

test('the line runs from the oldest match to the newest, inside the box', () => {
  const plotted = plotHistory([point(1, 1500), point(2, 1550), point(9, 1525)]);
  expect(plotted).toMatchObject({ top: 1600, bottom: 1450 });
  expect(plotted.line).toBe('M0 66.67L50 33.33L100 50');
  expect(plotted.area).toBe('M0 50L50 16.67L100 33.33L100 66.67L50 50L0 83.33Z');
});

test('a single match is a point in the middle', () => {
  expect(plotHistory([point(1, 1500, 0)])).toEqual({
    line: 'M50 0',
    area: 'M50 0L50 0Z',
    top: 1500,
    bottom: 1500,
  });
});

test('of each day, the last match counts', () => {
  const points = [point(10, 1500), point(15, 1510), point(23, 1520)];
  expect(byDay(points, (at) => String(Math.floor(at / 10))).map(({ rating }) => rating)).toEqual([
    1520, 1510,
  ]);
});
