import type { Seat } from '@schupf/rules';

/** Where a seat is drawn, in hundredths of the table's width and height. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** So many seats still fit around the table on a phone; more stand in two rows. */
export const MOST_AROUND = 6;

/** Seats in playing order from the one after `mine`, which sits at the bottom. Play runs to the right. */
export function seatsFrom(mine: Seat, seats: number): Seat[] {
  return Array.from({ length: seats - 1 }, (_, step) => (mine + 1 + step) % seats);
}

/** Places of the others on an arc from lower right over the top to lower left. */
export function placesAround(others: number): Place[] {
  return Array.from({ length: others }, (_, index) => {
    const angle = others === 1 ? 90 : -8 + (196 / (others - 1)) * index;
    const turn = (angle * Math.PI) / 180;
    return { x: round(50 + 42 * Math.cos(turn)), y: round(54 - 44 * Math.sin(turn)) };
  });
}

/** Places of the others in two rows, the next player last in the first row's right, so that play still runs around. */
export function placesInRows(others: number): Place[] {
  const top = Math.ceil(others / 2);
  return Array.from({ length: others }, (_, index) => {
    const isLower = index < others - top;
    const inRow = isLower ? others - top : top;
    const at = isLower ? index : index - (others - top);
    const x = 100 - (100 / inRow) * (at + 0.5);
    return { x: round(x), y: isLower ? 26 : 8 };
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
