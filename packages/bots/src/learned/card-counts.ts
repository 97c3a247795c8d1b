import { ACE, type Card, type Cards, naturalRank, SPECIALS } from '@schupf/rules';
import type { FeatureBuffer } from './feature-buffer.ts';

const PACK_SIZE = 56;
const RANKS = 13;
const LOW_RANKS = 7;
const LOWEST_RANK = 2;
const MAH_JONG_PLACE = 0;
const DOG_PLACE = 1;
const PHOENIX_PLACE = 2;

/** The number of faces of cards, which ignore suits: 2 to ace, Mah Jong, Dog, Phoenix, Dragon. */
export const FACES = RANKS + SPECIALS.length;

/** The number of set bits in each four-bit value. */
const BITS = Uint8Array.of(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);

/** How many cards of one pack have this rank, from 2 to ace. */
export function countOfRank({ lo, hi }: Pick<Cards, 'lo' | 'hi'>, rank: number): number {
  const place = rank - LOWEST_RANK;
  return BITS[(place < LOW_RANKS ? lo >> (place << 2) : hi >> ((place - LOW_RANKS) << 2)) & 15]!;
}

/** How many features `addCounts` uses for cards from one or two packs. */
export function countFeatures(packs: 1 | 2): number {
  return RANKS * 4 * packs + 2 + 2 * packs;
}

/**
 * Adds one feature for every face among the cards, which also says how many of them there are. This makes fewer
 * features than one per card, so a network takes less time.
 */
export function addCounts(to: FeatureBuffer, base: number, cards: Cards, packs: 1 | 2): void {
  const { lo, hi, lo2, hi2 } = cards;
  const most = 4 * packs;
  for (let rank = 0; rank < RANKS; rank++) {
    const shift = (rank < LOW_RANKS ? rank : rank - LOW_RANKS) << 2;
    const count =
      rank < LOW_RANKS
        ? BITS[(lo >> shift) & 15]! + BITS[(lo2 >> shift) & 15]!
        : BITS[(hi >> shift) & 15]! + BITS[(hi2 >> shift) & 15]!;
    if (count > 0) to.add(base + rank * most + count - 1);
  }
  const specials = base + RANKS * most;
  const held = (hi >> 24) & 15;
  const heldTwice = (hi2 >> 24) & 15;
  if ((held & 1) !== 0) to.add(specials + MAH_JONG_PLACE);
  if ((held & 2) !== 0) to.add(specials + DOG_PLACE);
  for (let special = 0; special < 2; special++) {
    const count = ((held >> (2 + special)) & 1) + ((heldTwice >> (2 + special)) & 1);
    if (count > 0) to.add(specials + PHOENIX_PLACE + special * packs + count - 1);
  }
}

/** How many features `addRoughCounts` uses. */
export const ROUGH_COUNT_FEATURES = 2 * RANKS + SPECIALS.length;

/** For each rank among the cards of one pack, adds whether there is one or there are more, and the special cards. */
export function addRoughCounts(to: FeatureBuffer, base: number, cards: Pick<Cards, 'lo' | 'hi'>): void {
  for (let rank = 0; rank < RANKS; rank++) {
    const count = countOfRank(cards, rank + LOWEST_RANK);
    if (count > 0) to.add(base + 2 * rank + (count > 1 ? 1 : 0));
  }
  for (let special = 0; special < SPECIALS.length; special++) {
    if (((cards.hi >> (24 + special)) & 1) !== 0) to.add(base + 2 * RANKS + special);
  }
}

/** The face of a card as a number below `FACES`. */
export function faceIndex(card: Card): number {
  const rank = naturalRank(card);
  return rank === 0 ? RANKS + ((card % PACK_SIZE) - (ACE - 1) * 4) : rank - 2;
}
