import { actsFor, type Card, CardSet, type Seat, type View } from '@schupf/rules';

export interface CardsOut {
  /** Cards that were never dealt, or are in hands the observer cannot see. */
  readonly out: ReadonlySet<Card>;
  /** Cards the observer gave away, with the seat that still holds them. */
  readonly given: readonly { readonly seat: Seat; readonly card: Card }[];
}

/** What is still out, derived from what everyone saw and the observer's own cards. */
export function cardsOut(view: View): CardsOut {
  const { open, hands, rules, transfers } = view;
  const seen = new CardSet();
  for (const pile of open.won) seen.addAll(pile);
  for (const hand of hands) if (hand !== null) seen.addAll(hand);
  seen.addAll(open.trickCards);
  seen.addAll(open.discarded);
  seen.addAll(open.aside);
  const out = new Set(rules.pack.filter((card) => !seen.has(card)));
  const given = transfers
    .filter(({ from, to }) => actsFor(open, view.observer, from) && !actsFor(open, view.observer, to))
    .flatMap(({ to, cards }) => cards.filter((card) => out.has(card)).map((card) => ({ seat: to, card })));
  return { out, given };
}
