import { describe, expect, test } from 'vitest';
import { columnsFor, FRONT, placesAround, seatsFrom, sideOf } from './places.ts';

const SEATS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

test('the next player is on the right', () => {
  expect(seatsFrom(1, 4)).toEqual([2, 3, 0]);
  expect(placesAround(4).map(sideOf)).toEqual(['right', 'top', 'left']);
  expect(sideOf(FRONT)).toBe('front');
});

describe.each(SEATS)('at a table with %d seats', (seats) => {
  const places = placesAround(seats);

  test('everyone but the player has a place', () => {
    expect(places).toHaveLength(seats - 1);
  });

  test('the left half mirrors the right half', () => {
    for (const [index, { wide, tall }] of places.entries()) {
      const other = places.at(-1 - index)!;
      expect(other.wide).toEqual({ x: 0 - wide.x, y: wide.y });
      expect(other.tall).toEqual({ x: 0 - tall.x, y: tall.y });
    }
  });

  test('no two neighbours overlap', () => {
    for (const [index, { wide }] of places.slice(1).entries()) {
      const { x, y } = places[index]!.wide;
      expect(Math.hypot(wide.x - x, wide.y - y)).toBeGreaterThan(0.3);
    }
  });
});

test('there are enough places in two rows', () => {
  for (const seats of SEATS) expect(columnsFor(seats) * 2).toBeGreaterThanOrEqual(seats);
});
