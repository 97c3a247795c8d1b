import type { Gift, OpenState, Seat } from '@schupf/rules';
import { type Convention, fitsConvention } from '../convention.ts';

/** What goes to the two neighbours changes places where the table's convention is better kept that way. */
export function agreed(gifts: readonly Gift[], convention: Convention, open: OpenState, seat: Seat): Gift[] {
  const [next, previous] = [1, 3].map((step) => gifts.find(({ to }) => to === (seat + step) % 4)!);
  const kept = (one: Gift, to: Seat) => (fitsConvention(convention, open, seat, to, one.cards[0]!) ? 1 : 0);
  const asTheyAre = kept(next!, next!.to) + kept(previous!, previous!.to);
  const changed = kept(next!, previous!.to) + kept(previous!, next!.to);
  if (changed <= asTheyAre) return [...gifts];
  return gifts.map((gift) => {
    if (gift === next) return { to: gift.to, cards: previous!.cards };
    return gift === previous ? { to: gift.to, cards: next!.cards } : gift;
  });
}
