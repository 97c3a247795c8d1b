/** A place at the table, counted in the order of play. Who sits there may change from round to round. */
export type Seat = number;

/** A person in the match, numbered once and for all. In some games one plays for two seats or changes seats. */
export type Player = number;

/** No seat: nobody's turn, nobody owns the trick. */
export const NOBODY = -1;

export const MAX_SEATS = 12;

/** The seat that plays next after `seat`, whether or not it still holds cards: the one to its right. */
export function rightOf(seat: Seat, seats: number): Seat {
  return seat + 1 === seats ? 0 : seat + 1;
}

/** How many steps of play lead from one seat to another; a seat is a whole round away from itself. */
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
