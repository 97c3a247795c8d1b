import { type Card, CardSet, type Gift, type Seat, slotsOf, type View } from '@schupf/rules';

/** How gladly a card is given to a seat: the highest goes first. */
export type Willingness = (card: Card, to: Seat) => number;

/** Fills what a seat owes before play slot by slot, partners first: what has to be given, and then the gladdest. */
export function fillSlots({ open, hands }: View, seat: Seat, willingness: Willingness): Gift[] {
  const slots = slotsOf(open, seat, hands[seat]!);
  const left = new CardSet().copyFrom(hands[seat]!);
  for (const { must } of slots) left.removeAll(must);
  const order = [...slots].sort(
    (a, b) => Number(open.arePartners(seat, b.to)) - Number(open.arePartners(seat, a.to)),
  );
  const cards = new Map<Seat, Card[]>();
  for (const { to, count, must, pick } of order) {
    const free = pick.toArray().filter((card) => left.has(card));
    free.sort((a, b) => willingness(b, to) - willingness(a, to));
    const given = [...must, ...free.slice(0, count - must.size)];
    for (const card of given) left.remove(card);
    cards.set(to, given);
  }
  return slots.map(({ to }) => ({ to, cards: cards.get(to)! }));
}
