import type { RoundResult, Rules, Seat } from '@schupf/rules';

export const SIDES = ['a', 'b'] as const;
/** One of the two compared line-ups. */
export type Side = (typeof SIDES)[number];

/** Which line-up plays each seat. */
export type Seating = readonly Side[];

/**
 * The two seatings of a deal. The second swaps the line-ups, so that each plays every seat once. Without teams, the
 * alternation starts one seat later with every deal: with an odd number of seats, two neighbours belong to the same
 * line-up, and these should not always be the same two.
 */
export function seatingsFor(rules: Rules, deal: number): readonly [Seating, Seating] {
  const shift = rules.teams === 'none' ? deal % rules.seats : 0;
  const first = Array.from({ length: rules.seats }, (_, seat): Side => {
    return ((seat + shift) % rules.seats) % 2 === 0 ? 'a' : 'b';
  });
  return [first, first.map((side) => (side === 'a' ? 'b' : 'a'))];
}

/**
 * How much better a round went for line-up `a` than for `b`: the difference in points or, without teams, in mean place.
 * Placement points follow from the places, so they are not compared separately.
 */
export function advantageOfA(rules: Rules, { points, order }: RoundResult, seating: Seating): number {
  if (rules.teams === 'none') return meanPlace(order, seating, 'b') - meanPlace(order, seating, 'a');
  return points[seating.indexOf('a')]! - points[seating.indexOf('b')]!;
}

/** The unit of `advantageOfA`. */
export function unitOf(rules: Rules): 'points' | 'places' {
  return rules.teams === 'none' ? 'places' : 'points';
}

function meanPlace(order: readonly Seat[], seating: Seating, side: Side): number {
  let sum = 0;
  let seats = 0;
  for (let place = 0; place < order.length; place++) {
    if (seating[order[place]!] !== side) continue;
    sum += place;
    seats++;
  }
  return sum / seats;
}
