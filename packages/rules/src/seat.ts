/** A place at the table, numbered in playing order. The player sitting there may change from round to round. */
export type Seat = number;

/** A participant's number for the whole match. In some games a player plays for two seats or changes seats. */
export type Player = number;

/** Stands for no seat: it is no one's turn, or the trick has no owner. */
export const NO_SEAT = -1;

export const MAX_SEATS = 12;

/** The seat to the right of `seat`, which is next in playing order, even if it has no cards left. */
export function rightOf(seat: Seat, seats: number): Seat {
  return seat + 1 === seats ? 0 : seat + 1;
}

/** The number of steps from one seat to another in playing order; from a seat to itself, a full circle. */
export function stepsTo(from: Seat, to: Seat, seats: number): number {
  return ((to - from - 1 + seats) % seats) + 1;
}

/** Sets of seats are bit masks. */
export function seatBit(seat: Seat): number {
  return 1 << seat;
}

export function hasSeat(mask: number, seat: Seat): boolean {
  return ((mask >> seat) & 1) !== 0;
}

export function seatsIn(mask: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < MAX_SEATS; seat++) if (hasSeat(mask, seat)) seats.push(seat);
  return seats;
}
