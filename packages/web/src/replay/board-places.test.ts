import { expect, test } from 'vitest';
import { type Area, BOARD_COLUMNS, planBoard } from './board-places.ts';

const SEATS = [4, 5, 6, 7, 8, 9, 10, 11, 12];
const SIZES = [true, false].flatMap((isWide) =>
  [true, false].map((hasLongPlays) => ({ isWide, hasLongPlays })),
);

function overlap(a: Area, b: Area): boolean {
  const rangesOverlap = (x: Area['row'], y: Area['row']) => x[0] < y[1] && y[0] < x[1];
  return rangesOverlap(a.row, b.row) && rangesOverlap(a.column, b.column);
}

test.each(SEATS)('with %i seats, no two areas for hands and plays overlap', (seats) => {
  for (const options of SIZES) {
    const { places, status } = planBoard(seats, options);
    expect(places).toHaveLength(seats);
    const areas = [status, ...places.flatMap(({ hand, play }) => [hand, play])];
    const overlaps = areas.flatMap((a, index) => areas.slice(index + 1).filter((b) => overlap(a, b)));
    expect(overlaps).toEqual([]);
    for (const { row, column } of areas) {
      expect(row[0]).toBeGreaterThan(0);
      expect(Number.isInteger(column[0]) && Number.isInteger(column[1])).toBe(true);
      expect(column[0]).toBeGreaterThan(0);
      expect(column[1]).toBeLessThanOrEqual(BOARD_COLUMNS + 1);
    }
  }
});

test.each(SEATS)(
  'with %i seats, the front seat is at the bottom, and the others follow around the table from the right',
  (seats) => {
    for (const options of SIZES) {
      const { places } = planBoard(seats, options);
      const lowest = Math.max(...places.map(({ hand }) => hand.row[0]));
      expect(places.filter(({ hand }) => hand.row[0] === lowest).map(({ edge }) => edge)).toEqual(['front']);
      expect(places[1]!.edge).toBe('right');
      expect(places.at(-1)!.edge).toBe('left');
      const order = places.slice(1).map(({ edge }) => ['right', 'top', 'left'].indexOf(edge));
      expect(order).toEqual(order.toSorted());
      const top = places.filter(({ edge }) => edge === 'top').map(({ hand }) => hand.column[0]);
      expect(top).toEqual(top.toSorted((a, b) => b - a));
      const right = places.filter(({ edge }) => edge === 'right').map(({ hand }) => hand.row[0]);
      expect(right).toEqual(right.toSorted((a, b) => b - a));
    }
  },
);
