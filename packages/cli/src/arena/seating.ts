import type { RoundResult, Rules, Seat } from '@schupf/rules';

export const SIDES = ['a', 'b'] as const;
/** One of the two line-ups that are compared. */
export type Side = (typeof SIDES)[number];

/** Which line-up plays each seat. */
export type Seating = readonly Side[];

/**
 * The two seatings a deal is played with, the second the first with the line-ups changed, so that every seat is a's
 * once and b's once. Where everybody plays for himself the alternation begins a seat further with every deal: around an
 * odd table two neighbours are of one line-up, and these must not always be the same.
 */
export function seatingsFor(rules: Rules, deal: number): readonly [Seating, Seating] {
  const shift = rules.teams === 'none' ? deal % rules.seats : 0;
  const first = Array.from({ length: rules.seats }, (_, seat): Side => {
    return ((seat + shift) % rules.seats) % 2 === 0 ? 'a' : 'b';
  });
  return [first, first.map((side) => (side === 'a' ? 'b' : 'a'))];
}

/**
 * How much better a round went for a than for b: the difference of points or, where everybody plays for himself, of
 * the mean place. Placement points count places, so they need no measure of their own.
 */
export function advantageOfA(rules: Rules, { points, order }: RoundResult, seating: Seating): number {
  if (rules.teams === 'none') return meanPlace(order, seating, 'b') - meanPlace(order, seating, 'a');
  return points[seating.indexOf('a')]! - points[seating.indexOf('b')]!;
}

/** What `advantageOfA` counts in. */
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
