import type { OpenState, Seat } from '@schupf/rules';

/** A place in the finishing order, in points: what a round without card points is about. */
const PLACE = 40;

/** What a finished round brought a seat: points ahead of the other side or, where all play alone, the place. */
export function resultFor(open: OpenState, seat: Seat): number {
  const result = open.result!;
  if (open.rules.teams !== 'none')
    return result.points[seat]! - result.points[(seat + 1) % open.rules.seats]!;
  const place = result.order.indexOf(seat);
  return PLACE * ((open.rules.seats - 1) / 2 - (place < 0 ? open.rules.seats - 1 : place));
}
