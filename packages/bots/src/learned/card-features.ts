import { ACE, type Card, type Cards, DOG, DRAGON, MAH_JONG, naturalRank, PHOENIX } from '@schupf/rules';
import type { FeatureBuffer } from './feature-buffer.ts';

/** Cards as features: four per rank, of which the first n are set for n cards, and one per special card. */
export const CARD_FEATURES = 56;
const SPECIALS = 52;

/** The number of card codes, which ignore suits: Mah Jong, 2 to ace, Dog, Phoenix, Dragon. */
export const CARD_CODES = 17;

/** The number of set bits in each four-bit value. */
const BITS = Uint8Array.of(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);

export function addCards(to: FeatureBuffer, base: number, { lo, hi }: Pick<Cards, 'lo' | 'hi'>): void {
  for (let rank = 0; rank < 7; rank++) {
    const held = BITS[(lo >> (rank << 2)) & 15]!;
    for (let copy = 0; copy < held; copy++) to.add(base + (rank << 2) + copy);
  }
  for (let rank = 0; rank < 6; rank++) {
    const held = BITS[(hi >> (rank << 2)) & 15]!;
    for (let copy = 0; copy < held; copy++) to.add(base + 28 + (rank << 2) + copy);
  }
  for (let special = 0; special < 4; special++) {
    if (((hi >> (24 + special)) & 1) !== 0) to.add(base + SPECIALS + special);
  }
}

/** Fewer features for the same cards: two per rank (at least one card, at least two), and one per special card. */
export const COARSE_CARD_FEATURES = 30;

export function addCardsCoarsely(
  to: FeatureBuffer,
  base: number,
  { lo, hi }: Pick<Cards, 'lo' | 'hi'>,
): void {
  for (let rank = 0; rank < 13; rank++) {
    const held = BITS[(rank < 7 ? lo >> (rank << 2) : hi >> ((rank - 7) << 2)) & 15]!;
    if (held > 0) to.add(base + (rank << 1));
    if (held > 1) to.add(base + (rank << 1) + 1);
  }
  for (let special = 0; special < 4; special++) {
    if (((hi >> (24 + special)) & 1) !== 0) to.add(base + 26 + special);
  }
}

export function codeOf(card: Card): number {
  switch (card) {
    case MAH_JONG:
      return 0;
    case DOG:
      return ACE;
    case PHOENIX:
      return ACE + 1;
    case DRAGON:
      return ACE + 2;
    default:
      return naturalRank(card) - 1;
  }
}
