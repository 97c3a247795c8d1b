import type { OpenState, Seat } from '@schupf/rules';

/** The value of one place in the finishing order, in points, for games without teams. */
const POINTS_PER_PLACE = 40;

/**
 * The result of a finished round for a seat: points ahead of the other side or, without teams, its place converted to
 * points.
 */
export function resultFor(open: OpenState, seat: Seat): number {
  const result = open.result!;
  if (open.rules.teams !== 'none')
    return result.points[seat]! - result.points[(seat + 1) % open.rules.seats]!;
  const place = result.order.indexOf(seat);
  return POINTS_PER_PLACE * ((open.rules.seats - 1) / 2 - (place < 0 ? open.rules.seats - 1 : place));
}
