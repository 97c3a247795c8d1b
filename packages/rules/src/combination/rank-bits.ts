import { ACE } from '../card.ts';

/** Sets of ranks as bits: bit `rank` is set; the Mah Jong is rank 1. */
export const MAH_JONG_RANK = 1 << 1;
export const EVERY_RANK = (1 << (ACE + 1)) - (1 << 2);

/** Bit masks of ranks 9 to ace in the high half, and of the whole low half. */
export const SUITED_HIGH = 0xffffff;
const LOW_HALF = 0xfffffff;

/** The deciding ranks above a height. */
export function ranksAbove(height: number): number {
  return height < 4 ? EVERY_RANK : EVERY_RANK & -(2 << (height >> 1));
}

export function lowestRank(ranks: number): number {
  return 31 - Math.clz32(ranks & -ranks);
}

/** The first bit of a rank in its half of the pack. */
export function shiftOf(rank: number): number {
  return rank <= 8 ? (rank - 2) * 4 : (rank - 9) * 4;
}

/** The suits among cards of one rank given as eight bits, both packs together. */
export function suitsOf(cards: number): number {
  return (cards | (cards >> 4)) & 15;
}

/** One bit per rank with all four suits present. */
export function fullRanks(half: number): number {
  return half & (half >> 1) & (half >> 2) & (half >> 3) & 0x1111111;
}

/** Whether five adjacent ranks share a suit; a run may cross from the low half into the high one. */
export function hasSuitedRun(low: number, high: number): boolean {
  const runs =
    low &
    ((low >> 4) | (high << 24)) &
    ((low >> 8) | (high << 20)) &
    ((low >> 12) | (high << 16)) &
    ((low >> 16) | (high << 12)) &
    LOW_HALF;
  return (runs | (high & (high >> 4) & (high >> 8) & (high >> 12) & (high >> 16))) !== 0;
}
