import { CardSet } from '../card-set.ts';
import type { Rules } from '../rules.ts';
import { MAX_SEATS } from '../seat.ts';

/** A shared list with one null per seat. */
export function emptySeats(rules: Rules): readonly null[] {
  return EMPTY[rules.seats]!;
}

/** One mutable set per seat, filled in place. */
export function emptySets(rules: Rules): CardSet[] {
  return Array.from({ length: rules.seats }, () => new CardSet());
}

const EMPTY: readonly (readonly null[])[] = Array.from({ length: MAX_SEATS + 1 }, (_, seats) =>
  new Array(seats).fill(null),
);
