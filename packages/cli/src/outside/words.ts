import { type Card, NOBODY, type PlainPlay, type Rank, type Seat } from '@schupf/rules';
import { formatCard, formatPlayedCards, formatRank, formatSeat } from '@schupf/rules/notation';
import type { ToldCombination } from './messages.ts';

/** Values of the rules in the words of the protocol: "nobody" and "none" are null there. */

export function tellCards(cards: Iterable<Card>): string[] {
  return [...cards].map(formatCard);
}

export function tellSeat(seat: Seat): string | null {
  return seat === NOBODY ? null : formatSeat(seat);
}

export function tellRank(rank: number): string | null {
  return rank === 0 ? null : formatRank(rank as Rank);
}

/** Cards laid together, each Phoenix with the rank it stands for. */
export function tellLaid(cards: readonly Card[], phoenixAs: readonly Rank[]): string[] {
  return cards.length === 0 ? [] : formatPlayedCards(cards, phoenixAs).split(' ');
}

export function tellCombination({ kind, height, cards, phoenixAs }: PlainPlay): ToldCombination {
  return { kind, cards: tellLaid(cards, phoenixAs), rank: height / 2 };
}
