import {
  actionFor,
  actionsHonouringWish,
  type Offer,
  type Seat,
  type SeatAction,
  type View,
} from '@schupf/rules';

/** Action types in order of preference; those that commit the seat least come first. */
const ORDER: readonly Offer['type'][] = ['pass', 'take', 'decline', 'push', 'give', 'play'];

/**
 * The action for a player who gives no legal answer: the one that commits the seat to as little as possible without
 * ignoring the wish. Null if no action of a type in `ORDER` is legal.
 */
export function fallbackAction(view: View, seat: Seat): SeatAction | null {
  const offers = actionsHonouringWish(view, seat);
  for (const type of ORDER) {
    const offer = offers.find((candidate) => candidate.type === type);
    if (offer !== undefined) return actionFor(offer);
  }
  return null;
}
