import {
  ACE,
  type Card,
  type Cards,
  exchangeValue,
  faceOf,
  type Gift,
  naturalRank,
  type OpenState,
  type Seat,
  slotsOf,
  type View,
} from '@schupf/rules';

/** A card of the middle: neither given away gladly nor wanted. */
const MIDDLING = 9;
const KING = 13;

/** What a simple player thinks of a hand: high cards and bombs win tricks, low cards without company lose them. */
export function strengthOf(hand: Cards): number {
  let strength = 0;
  for (const card of hand) strength += meritOf(card);
  for (let rank = 2; rank <= ACE; rank++) {
    const held = heldOf(hand, rank);
    if (held >= 4) strength += 4;
    if (held === 1 && rank <= 10) strength--;
  }
  return strength;
}

function meritOf(card: Card): number {
  const face = faceOf(card);
  if ('special' in face) return face.special === 'dragon' ? 4 : face.special === 'phoenix' ? 3 : 0;
  if (face.rank === ACE) return 2;
  return face.rank === KING ? 1 : 0;
}

/** How many natural cards of a rank are in the hand. */
export function heldOf(hand: Cards, rank: number): number {
  let held = 0;
  for (let bits = hand.ofRank(rank); bits !== 0; bits &= bits - 1) held++;
  return held;
}

/** Low cards to opponents, a high one to a partner; what has to be given is given. */
export function gifts({ open, hands }: View, seat: Seat): Gift[] {
  const hand = hands[seat]!;
  const left = hand.copy();
  return slotsOf(open, seat, hand).map(({ to, count, must, pick }) => {
    const value = valueFor(open, seat, to, hand);
    const free = [...pick].filter((card) => left.has(card)).sort((a, b) => value(a) - value(b));
    const cards = [...must, ...free.slice(0, count - must.size)];
    for (const card of cards) left.remove(card);
    return { to, cards };
  });
}

/** What it costs to give a card to that seat; the cheapest goes. */
function valueFor(open: OpenState, seat: Seat, to: Seat, hand: Cards): (card: Card) => number {
  const dear = (card: Card) => (heldOf(hand, naturalRank(card)) >= 4 ? 2 * ACE : 0);
  if (!open.arePartners(seat, to)) return (card) => worth(card) + dear(card);
  // A partner who has called gets the best there is, and a caller keeps what he will need.
  if (open.calls[to] !== null) return (card) => dear(card) - exchangeValue(card);
  if (open.calls[seat] !== null) return (card) => worth(card) + dear(card);
  return (card) => dear(card) - worth(card);
}

/** Specials stay at home: they are neither low nor high. */
function worth(card: Card): number {
  const value = exchangeValue(card);
  return value > ACE ? MIDDLING : value;
}
