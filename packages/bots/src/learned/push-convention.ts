import type { Gift, OpenState, Seat } from '@schupf/rules';
import { type Convention, fitsConvention } from '../convention.ts';

/** Swaps the cards that go to the two neighbours if they then fit the table's convention better. */
export function applyConvention(
  gifts: readonly Gift[],
  convention: Convention,
  open: OpenState,
  seat: Seat,
): Gift[] {
  const { seats } = open.rules;
  const [next, previous] = [1, seats - 1].map((step) => gifts.find(({ to }) => to === (seat + step) % seats));
  if (next === undefined || previous === undefined) return [...gifts];
  const fit = (gift: Gift, to: Seat) => (fitsConvention(convention, open, seat, to, gift.cards[0]!) ? 1 : 0);
  const unswapped = fit(next, next.to) + fit(previous, previous.to);
  const swapped = fit(next, previous.to) + fit(previous, next.to);
  if (swapped <= unswapped) return [...gifts];
  return gifts.map((gift) => {
    if (gift === next) return { to: gift.to, cards: previous.cards };
    return gift === previous ? { to: gift.to, cards: next.cards } : gift;
  });
}
