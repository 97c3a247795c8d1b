import { actionFor, legalActions, type Offer, type Seat, type SeatAction, type View } from '@schupf/rules';

/** What is tried first for a player who gave no legal answer: what binds them least. */
const ORDER: readonly Offer['type'][] = ['pass', 'take', 'push', 'give', 'play'];

/** A legal action that commits the seat to as little as possible; null when nothing is due from it. */
export function fallbackAction(view: View, seat: Seat): SeatAction | null {
  const offers = legalActions(view, seat);
  for (const type of ORDER) {
    const offer = offers.find((one) => one.type === type);
    if (offer !== undefined) return actionFor(offer);
  }
  return null;
}
