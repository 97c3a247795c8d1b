import { expect, test } from 'vitest';
import { columnsFor, placesAround, seatsFrom, titlesFit } from './places.ts';

test('puts the next player on the right and the previous one on the left', () => {
  expect(seatsFrom(2, 4)).toEqual([3, 0, 1]);
  const [right, top, left] = placesAround(3);
  expect(right!.x).toBeGreaterThan(80);
  expect(top!.y).toBeLessThan(15);
  expect(left!.x).toBeLessThan(20);
});

test('badges on the arc do not overlap on a desktop screen', () => {
  const badge = { width: 150, height: 44 };
  for (let others = 2; others <= 11; others++) {
    const spots = placesAround(others).map(({ x, y }) => ({ x: x * 11.84, y: y * 4.2 }));
    spots.forEach((a, i) => {
      for (const b of spots.slice(i + 1)) {
        const isBeside = Math.abs(a.x - b.x) >= badge.width;
        const isAbove = Math.abs(a.y - b.y) >= badge.height;
        expect(isBeside || isAbove, `${others} others`).toBe(true);
      }
    });
  }
});

test('shows up to six players in one row, more in two', () => {
  expect([5, 6, 7, 8, 11, 12].map(columnsFor)).toEqual([5, 6, 4, 4, 6, 6]);
});

test('titles fit only if the longest one does', () => {
  expect(titlesFit(['Grandseigneur', 'Maître'], 4)).toBe(true);
  expect(titlesFit(['Grandseigneur', 'Maître'], 5)).toBe(false);
  expect(titlesFit(['Patron', 'T…'], 6)).toBe(true);
  expect(titlesFit([], 6)).toBe(true);
});
