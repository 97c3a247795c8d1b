import { type Card, faceOf, packOf, type Special, SUITS } from '@schupf/rules';
import type { Settings } from '../../app/settings.ts';

/** Below the two, or above the ace. */
const SPECIAL_HEIGHTS: { readonly [S in Special]: number } = {
  dog: 0,
  'mah-jong': 1,
  phoenix: 15,
  dragon: 16,
};
const LOWEST_SUITED = 2;

/** Cards as somebody likes to hold them. By suit, the specials stand at the ends all the same. */
export function inOrder(cards: Iterable<Card>, sort: Settings['sort']): Card[] {
  const key = sort === 'suits' ? bySuit : byRank;
  const sorted = [...cards].sort((a, b) => key(a) - key(b));
  return sort === 'down' ? sorted.reverse() : sorted;
}

function byRank(card: Card): number {
  const face = faceOf(card);
  const [height, suit] =
    'special' in face ? [SPECIAL_HEIGHTS[face.special], 0] : [face.rank, SUITS.indexOf(face.suit)];
  return height * 8 + suit * 2 + packOf(card);
}

function bySuit(card: Card): number {
  const face = faceOf(card);
  if ('suit' in face) return (SUITS.indexOf(face.suit) + 1) * 1000 + byRank(card);
  return SPECIAL_HEIGHTS[face.special] < LOWEST_SUITED ? byRank(card) : 10_000 + byRank(card);
}
