import { expect, test } from 'vitest';
import { columnsFor, placesAround, seatsFrom, titlesFit } from './places.ts';

test('puts the next player on the right, the previous one on the left', () => {
  expect(seatsFrom(2, 4)).toEqual([3, 0, 1]);
  const [right, top, left] = placesAround(3);
  expect(right!.x).toBeGreaterThan(80);
  expect(top!.y).toBeLessThan(15);
  expect(left!.x).toBeLessThan(20);
});

test('the badges of the largest table fit on an arc on a desktop screen', () => {
  const badge = { width: 150, height: 44 };
  for (let others = 2; others <= 11; others++) {
    const spots = placesAround(others).map(({ x, y }) => ({ x: x * 11.84, y: y * 4.2 }));
    spots.forEach((one, i) => {
      for (const other of spots.slice(i + 1)) {
        const beside = Math.abs(one.x - other.x) >= badge.width;
        const above = Math.abs(one.y - other.y) >= badge.height;
        expect(beside || above, `${others} others`).toBe(true);
      }
    });
  }
});

test('one or two rows hold all players', () => {
  expect([5, 6, 7, 8, 11, 12].map(columnsFor)).toEqual([5, 6, 4, 4, 6, 6]);
});

test('leaves out titles if the longest does not fit', () => {
  expect(titlesFit(['Grandseigneur', 'Maître'], 4)).toBe(true);
  expect(titlesFit(['Grandseigneur', 'Maître'], 5)).toBe(false);
  expect(titlesFit(['Patron', 'T…'], 6)).toBe(true);
  expect(titlesFit([], 6)).toBe(true);
});
