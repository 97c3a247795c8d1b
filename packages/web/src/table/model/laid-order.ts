import type { Card, PlainPlay, Rank } from '@schupf/rules';
import { rankOf, specialOf } from './faces.ts';

/** A card on the table, and the rank it stands for if it is a Phoenix among others. */
export interface LaidCard {
  readonly card: Card;
  readonly as: Rank | null;
}

/** The cards of a combination as one lays them: low to high, a Phoenix where it stands in. */
export function laidInOrder({ cards, phoenixAs }: PlainPlay): LaidCard[] {
  const ranks = cards.length > 1 ? [...phoenixAs] : [];
  return cards
    .map((card) => ({ card, as: specialOf(card) === 'phoenix' ? (ranks.shift() ?? null) : null }))
    .sort((a, b) => heightOf(a) - heightOf(b));
}

/** The Mah Jong is the one special card that stands below others. */
function heightOf({ card, as }: LaidCard): number {
  return as ?? rankOf(card) ?? 1;
}
