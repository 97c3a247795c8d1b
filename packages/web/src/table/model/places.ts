import type { Seat } from '@schupf/rules';

/** Where a seat is drawn, as percentages of the table's width and height. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Seats in playing order, starting after `home`, which is at the bottom. Play proceeds to the right. */
export function seatsFrom(home: Seat, seats: number): Seat[] {
  return Array.from({ length: seats - 1 }, (_, step) => (home + 1 + step) % seats);
}

/** Places of the others on an arc from the lower right across the top to the lower left. */
export function placesAround(others: number): Place[] {
  return Array.from({ length: others }, (_, index) => {
    const angle = others === 1 ? 90 : -8 + (196 / (others - 1)) * index;
    const radians = (angle * Math.PI) / 180;
    return { x: round(50 + 44 * Math.cos(radians)), y: round(54 - 44 * Math.sin(radians)) };
  });
}

/** If a rank game has no room for an arc, up to six players are shown in one row, more in two. */
export function columnsFor(seats: number): number {
  return seats <= 6 ? seats : Math.ceil(seats / 2);
}

/** The number of letters that fit side by side on a phone. */
const MAX_LETTERS = 52;

/** Whether the longest of these titles fits into a column on a phone. */
export function titlesFit(titles: readonly string[], columns: number): boolean {
  return Math.max(0, ...titles.map(({ length }) => length)) * columns <= MAX_LETTERS;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
