import { describe, expect, test } from 'vitest';
import { boxOf, curveBetween, directionOn, lengthOf, pathOf, pointOn } from './curve.ts';

const LEFT = { x: 100, y: 300 };
const RIGHT = { x: 500, y: 300 };
const TOP = { x: 100, y: 20 };

describe.each([
  ['sideways', LEFT, RIGHT],
  ['upwards', LEFT, TOP],
  ['nowhere', LEFT, LEFT],
])('a curve %s', (_, from, to) => {
  const curve = curveBetween(from, to);

  test('leads from one point to the other', () => {
    expect(pointOn(curve, 0)).toEqual(from);
    expect(pointOn(curve, 1)).toEqual(to);
    expect(pathOf(curve)).toMatch(/^M[\d. ]+Q[-\d. ]+$/);
  });

  test('stays in its box', () => {
    const { x, y, width, height } = boxOf(curve, 10);
    for (const share of [0, 0.3, 0.5, 0.8, 1]) {
      const point = pointOn(curve, share);
      expect(point.x).toBeGreaterThan(x);
      expect(point.x).toBeLessThan(x + width);
      expect(point.y).toBeGreaterThan(y);
      expect(point.y).toBeLessThan(y + height);
    }
  });
});

test('a curve bends upwards, or to the right if it is vertical', () => {
  expect(pointOn(curveBetween(LEFT, RIGHT), 0.5).y).toBeLessThan(LEFT.y - 50);
  expect(pointOn(curveBetween(LEFT, RIGHT), 0.5).x).toBe(300);
  expect(pointOn(curveBetween(LEFT, TOP), 0.5).x).toBeGreaterThan(LEFT.x + 20);
  expect(directionOn(curveBetween(LEFT, RIGHT), 0)).toBeLessThan(0);
  expect(directionOn(curveBetween(LEFT, RIGHT), 1)).toBeGreaterThan(0);
});

test('a long curve does not leave the screen', () => {
  const { y } = pointOn(curveBetween({ x: 0, y: 300 }, { x: 2000, y: 300 }), 0.5);
  expect(y).toBeGreaterThanOrEqual(150);
});

test('gaps shorten a curve at its ends, but never reverse it', () => {
  const whole = curveBetween(LEFT, RIGHT);
  const short = curveBetween(LEFT, RIGHT, { startGap: 40, endGap: 60 });
  expect(lengthOf(short)).toBeLessThan(lengthOf(whole) - 60);
  const none = curveBetween(LEFT, RIGHT, { startGap: 9000, endGap: 9000 });
  expect(none.from.x).toBeLessThan(none.to.x);
});
