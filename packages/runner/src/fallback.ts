import { actionFor, legalActions, type Offer, type Seat, type SeatAction, type View } from '@schupf/rules';

/** The types of actions in order of preference, least committing first. */
const ORDER: readonly Offer['type'][] = ['pass', 'take', 'push', 'give', 'play'];

/**
 * A legal action that commits the seat to as little as possible, for a player without a legal answer; null if it has
 * none of these actions.
 */
export function fallbackAction(view: View, seat: Seat): SeatAction | null {
  const offers = legalActions(view, seat);
  for (const type of ORDER) {
    const offer = offers.find((one) => one.type === type);
    if (offer !== undefined) return actionFor(offer);
  }
  return null;
}
