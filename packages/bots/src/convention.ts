import { type Card, naturalRank, type OpenState, type Seat } from '@schupf/rules';

/**
 * What partners may read from a pushed card: whether its rank is even says which neighbour got it, so that two cards
 * of one rank do not meet in one opponent's hand. A setting of the table, told to everybody: partners who read it in
 * opposite ways are worse off than without one.
 */
export const CONVENTIONS = ['none', 'even-to-next', 'even-to-previous'] as const;
export type Convention = (typeof CONVENTIONS)[number];

/** Whether a card goes where the convention wants it. Only neighbours matter, and specials fit everywhere. */
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
