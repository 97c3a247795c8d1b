import { expect, test } from 'vitest';
import { fitScale } from './scale.ts';

test('differences along a chain add up, and so do their variances', () => {
  const grades = fitScale(
    [
      { a: 'middle', b: 'anchor', mean: 10, error: 3 },
      { a: 'top', b: 'middle', mean: 5, error: 4 },
    ],
    'anchor',
  );
  expect(grades.map(({ name }) => name)).toEqual(['top', 'middle', 'anchor']);
  expect(grades.map(({ value }) => Math.round(1e6 * value) / 1e6)).toEqual([15, 10, 0]);
  expect(grades[0]!.margin).toBeCloseTo(1.96 * 5, 9);
  expect(grades[1]!.margin).toBeCloseTo(1.96 * 3, 9);
  expect(grades[2]!.margin).toBe(0);
});

test('two measurements of the same pair are weighted by their certainty', () => {
  const [better] = fitScale(
    [
      { a: 'one', b: 'anchor', mean: 10, error: 1 },
      { a: 'anchor', b: 'one', mean: -20, error: 2 },
    ],
    'anchor',
  );
  expect(better!.value).toBeCloseTo((10 / 1 + 20 / 4) / (1 / 1 + 1 / 4), 9);
  expect(better!.margin).toBeCloseTo(1.96 / Math.sqrt(1.25), 9);
});

test('a contradiction is spread evenly over equally certain results', () => {
  const grades = fitScale(
    [
      { a: 'one', b: 'anchor', mean: 10, error: 1 },
      { a: 'two', b: 'one', mean: 10, error: 1 },
      { a: 'two', b: 'anchor', mean: 26, error: 1 },
    ],
    'anchor',
  );
  expect(grades.map(({ value }) => Math.round(value * 1e6) / 1e6)).toEqual([24, 12, 0]);
});

test('bots with identical play do not distort the other results', () => {
  const grades = fitScale(
    [
      { a: 'twin', b: 'anchor', mean: 0, error: 0 },
      { a: 'one', b: 'twin', mean: 7, error: 1 },
    ],
    'anchor',
  );
  expect(grades[0]!.value).toBeCloseTo(7, 6);
});
