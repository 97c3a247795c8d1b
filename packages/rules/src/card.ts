/**
 * Cards are small integers: the index of a physical card in the unshuffled pack. The numbers continue with the second
 * pack, so `S7` and `S7b` are different cards with the same face.
 *
 *   0..51   ranks 2 to ace, four suits each: (rank - 2) * 4 + suit
 *   52..55  Mah Jong, Dog, Phoenix, Dragon
 *   56..111 the same again for the second pack
 */
export const SUITS = ['jade', 'sword', 'pagoda', 'star'] as const;
export type Suit = (typeof SUITS)[number];

export const RANKS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;
export type Rank = (typeof RANKS)[number];

export const SPECIALS = ['mah-jong', 'dog', 'phoenix', 'dragon'] as const;
export type Special = (typeof SPECIALS)[number];

declare const cardBrand: unique symbol;
export type Card = number & { readonly [cardBrand]: true };

export type Face = { readonly suit: Suit; readonly rank: Rank } | { readonly special: Special };

const KING = 13;
export const ACE = 14;

/** The size of one pack, and the first number after both packs. */
export const PACK_SIZE = 56;
export const CARD_LIMIT = 2 * PACK_SIZE;
const SUITED_CARDS = 52;

export const MAH_JONG = 52 as Card;
export const DOG = 53 as Card;
export const PHOENIX = 54 as Card;
export const DRAGON = 55 as Card;
export const SECOND_PHOENIX = (PHOENIX + PACK_SIZE) as Card;
export const SECOND_DRAGON = (DRAGON + PACK_SIZE) as Card;

export function isRank(value: unknown): value is Rank {
  return Number.isInteger(value) && (value as number) >= 2 && (value as number) <= ACE;
}

export function isCard(value: unknown): value is Card {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < CARD_LIMIT;
}

export function suitedCard(suit: Suit, rank: Rank, pack: 0 | 1 = 0): Card {
  return (pack * PACK_SIZE + (rank - 2) * 4 + SUITS.indexOf(suit)) as Card;
}

export function specialCard(special: Special, pack: 0 | 1 = 0): Card {
  return (pack * PACK_SIZE + SUITED_CARDS + SPECIALS.indexOf(special)) as Card;
}

/** 0 for a card of the first pack, 1 for its copy in the second. */
export function packOf(card: Card): 0 | 1 {
  return card < PACK_SIZE ? 0 : 1;
}

export function faceOf(card: Card): Face {
  const place = card % PACK_SIZE;
  if (place >= SUITED_CARDS) return { special: SPECIALS[place - SUITED_CARDS]! };
  return { suit: SUITS[place & 3]!, rank: ((place >> 2) + 2) as Rank };
}

/** The natural rank of a suited card, 0 for a special card. */
export function naturalRank(card: Card): Rank | 0 {
  const place = card % PACK_SIZE;
  return place < SUITED_CARDS ? (((place >> 2) + 2) as Rank) : 0;
}

export function isPhoenix(card: Card): boolean {
  return card % PACK_SIZE === PHOENIX;
}

export function pointsOf(card: Card): number {
  const place = card % PACK_SIZE;
  if (place === DRAGON) return 25;
  if (place === PHOENIX) return -25;
  const rank = naturalRank(card);
  if (rank === 5) return 5;
  return rank === 10 || rank === KING ? 10 : 0;
}

/**
 * The order in which players sort cards: Dog, Mah Jong, 2 to ace, Phoenix, Dragon. Use it only for sorting: the rank
 * of a combination is `rankOf`, and the exchange by rank uses `exchangeValue`.
 */
export function sortValue(card: Card): number {
  const face = faceOf(card);
  return 'rank' in face ? face.rank : SPECIAL_SORT_VALUES[face.special];
}

/** Compares two cards: by their place in a hand, then by suit, then by pack. */
export function byRank(a: Card, b: Card): number {
  return placeInHand(a) - placeInHand(b);
}

function placeInHand(card: Card): number {
  const face = faceOf(card);
  return sortValue(card) * 8 + ('suit' in face ? SUITS.indexOf(face.suit) * 2 : 0) + packOf(card);
}

const SPECIAL_SORT_VALUES: { readonly [Name in Special]: number } = {
  dog: 0,
  'mah-jong': 1,
  phoenix: ACE + 1,
  dragon: ACE + 2,
};

/** The order of cards in an exchange by rank: 2 to ace, Dog, Mah Jong, Phoenix, Dragon. */
export function exchangeValue(card: Card): number {
  const face = faceOf(card);
  if ('rank' in face) return face.rank;
  switch (face.special) {
    case 'dog':
      return ACE + 1;
    case 'mah-jong':
      return ACE + 2;
    case 'phoenix':
      return ACE + 3;
    case 'dragon':
      return ACE + 4;
  }
}
