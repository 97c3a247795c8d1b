import { type Card, naturalRank, type OpenState, type Seat } from '@schupf/rules';

/**
 * Which neighbour gets even ranks in the push. If partners agree on that, they do not push cards of the same rank to
 * the same opponent, who could pair them. It is a public setting of the table, because partners with different
 * conventions do worse than partners without any.
 */
export const CONVENTIONS = ['none', 'even-to-next', 'even-to-previous'] as const;
export type Convention = (typeof CONVENTIONS)[number];

/** Whether giving this card to this seat fits the convention, which does not cover partners or special cards. */
export function fitsConvention(
  convention: Convention,
  open: OpenState,
  from: Seat,
  to: Seat,
  card: Card,
): boolean {
  const rank = naturalRank(card);
  if (convention === 'none' || rank === 0) return true;
  const { seats } = open.rules;
  const isNext = to === (from + 1) % seats;
  const isPrevious = from === (to + 1) % seats;
  if (isNext === isPrevious) return true;
  return (rank % 2 === 0) === (convention === 'even-to-next' ? isNext : isPrevious);
}
