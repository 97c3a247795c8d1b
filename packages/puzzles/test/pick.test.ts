import { xoshiro128 } from '@schupf/rules';
import { expect, test } from 'vitest';
import { dailyPuzzle, pickNear } from '../src/index.ts';
import { examplePuzzle } from './support.ts';

const puzzles = Array.from({ length: 50 }, (_, index) =>
  examplePuzzle({ id: `${index}`, rating: 1000 + 20 * index }),
);

test('picks one of the puzzles nearest to a rating', () => {
  const bits = xoshiro128('pick');
  const picked = Array.from({ length: 200 }, () => pickNear(puzzles, 1500, bits)!);
  expect(Math.max(...picked.map(({ rating }) => Math.abs(rating - 1500)))).toBeLessThanOrEqual(120);
  expect(new Set(picked.map(({ id }) => id)).size).toBeGreaterThan(10);
});

test('picks nothing from nothing', () => {
  expect(pickNear([], 1500, xoshiro128('none'))).toBe(null);
});

test('the puzzle of a day is the same for everyone', () => {
  expect(dailyPuzzle(puzzles, 20_775)).toBe(dailyPuzzle([...puzzles], 20_775));
});

test('no puzzle of the day comes again before all have been', () => {
  const days = Array.from({ length: 50 }, (_, day) => dailyPuzzle(puzzles, 20_000 + day).id);
  expect(new Set(days).size).toBe(50);
});
