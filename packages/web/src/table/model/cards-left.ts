import type { OpenState, Seat } from '@schupf/rules';
import type { Messages } from '../../i18n/en/index.ts';

/** With this many cards or fewer, a player may go out at any moment. */
export const FEW_CARDS = 3;

/** The number of cards of a seat or, if it is out, its place. */
export function cardsLeft(
  open: OpenState,
  seat: Seat,
  { cards, out }: Pick<Messages['table'], 'cards' | 'out'>,
): string {
  const place = open.finished.indexOf(seat) + 1;
  return place > 0 ? out(place) : cards(open.counts[seat]!);
}
