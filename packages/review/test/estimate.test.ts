import { describe, expect, test } from 'vitest';
import { classOf, isOpenQuestion } from '../src/classes.ts';
import { estimate, lossAgainst, networkWeight } from '../src/estimate.ts';

test('an estimate is a mean and its standard error', () => {
  expect(estimate([1, 2, 3, 4])).toEqual({ mean: 2.5, error: Math.sqrt(5 / 3 / 4) });
  expect(estimate([])).toEqual({ mean: 0, error: 0 });
});

test('the network counts half if there are few worlds, and less if there are many', () => {
  expect([networkWeight(25), networkWeight(100), networkWeight(400)]).toEqual([0.5, 0.5, 0.3]);
});

describe('a loss', () => {
  test('takes both judges into account', () => {
    const { points, error } = lossAgainst([{ network: 10, leads: [20, 20, 20, 20] }]);
    expect([points, error]).toEqual([15, 0]);
  });

  test('is zero if the actual choice was best', () => {
    expect(lossAgainst([{ network: -10, leads: [-20, -20] }]).points).toBe(0);
  });

  test('is not measured by the worlds that determined the best choice', () => {
    // Each rival is best in one half of the worlds, by luck.
    const rivals = [
      { network: 0, leads: [100, -100, 100, -100] },
      { network: 0, leads: [-100, 100, -100, 100] },
    ];
    expect(lossAgainst(rivals).points).toBe(-50);
  });

  test('is that of the network if no rounds were simulated', () => {
    expect(lossAgainst([{ network: 12, leads: [] }]).points).toBe(12);
  });
});

describe('a class', () => {
  const loss = (points: number, mean: number, error: number, network = points) => ({
    points,
    error,
    network,
    rollouts: { mean, error },
  });

  test.each([
    [9, null],
    [10, 'inaccuracy'],
    [25, 'mistake'],
    [60, 'blunder'],
  ])('for a loss of %d points is %s', (points, name) => {
    expect(classOf(loss(points, points, 0))).toBe(name);
  });

  test('requires half of its points to be certain', () => {
    expect(classOf(loss(60, 60, 10))).toBe('blunder');
    expect(classOf(loss(60, 60, 15))).toBe('mistake');
    expect(classOf(loss(60, 60, 20))).toBe('inaccuracy');
    expect(classOf(loss(60, 60, 40))).toBeNull();
  });

  test('is not given if only one judge sees a loss', () => {
    expect(classOf(loss(60, 90, 5, -5))).toBeNull();
    expect(classOf(loss(60, 90, 5, 5))).toBe('blunder');
  });

  test('is not given where the judges clearly disagree', () => {
    const disputed = loss(60, 100, 5, -30);
    expect(isOpenQuestion(disputed)).toBe(true);
    expect(classOf(disputed)).toBeNull();
  });
});
