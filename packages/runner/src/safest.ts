import {
  type Card,
  layAction,
  legalActions,
  type Offer,
  type Seat,
  type SeatAction,
  type View,
} from '@schupf/rules';

/** What is tried first for somebody who gave no legal answer: whatever binds him least. */
const ORDER: readonly Offer['type'][] = ['pass', 'take', 'push', 'give', 'play'];

/** A legal action that commits the seat to as little as possible; null when nothing is due from it. */
export function safestAction(view: View, seat: Seat): SeatAction | null {
  const offers = legalActions(view, seat);
  for (const type of ORDER) {
    const offer = offers.find((one) => one.type === type);
    if (offer !== undefined) return actionFor(offer);
  }
  return null;
}

function actionFor(offer: Offer): SeatAction {
  switch (offer.type) {
    case 'push':
      return { type: 'push', seat: offer.seat, gifts: firstGifts(offer) };
    case 'play':
    case 'bomb':
      return layAction(offer.type, offer.seat, offer.play, {
        ...(offer.wish === 'must' ? { wish: 2 } : {}),
        ...(offer.dogTo.length === 0 ? {} : { dogTo: offer.dogTo[0]! }),
      });
    case 'call':
    case 'withdraw':
    case 'take':
    case 'take-back':
    case 'pass':
    case 'give':
      return offer;
  }
}

function firstGifts({ slots }: Extract<Offer, { type: 'push' }>) {
  const given = new Set<Card>();
  return slots.map(({ to, count, must, pick }) => {
    const cards = must.toArray();
    for (const card of pick) if (cards.length < count && !given.has(card)) cards.push(card);
    for (const card of cards) given.add(card);
    return { to, cards };
  });
}
