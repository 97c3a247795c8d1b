import { ACE } from '../card.ts';

/** Sets of ranks as bits: bit `rank` is set; the Mah Jong is rank 1. */
export const MAH_JONG_RANK = 1 << 1;
export const EVERY_RANK = (1 << (ACE + 1)) - (1 << 2);

/** Bit masks of ranks 9 to ace in the high half, and of the whole low half. */
export const SUITED_HIGH = 0xffffff;
const LOW_HALF = 0xfffffff;

/** The ranks above a height, as bits. */
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

/** The first suit of every rank of half a pack. */
const FIRST_SUITS = 0x1111111;

/**
 * How often half a pack contains each rank, for all its ranks at once: four bits per rank, of which the lowest are set,
 * one for each card. A loop over the ranks would take longer than the rest of the work for a small hand.
 */
export function tally(half: number): number {
  const a = half & FIRST_SUITS;
  const b = (half >> 1) & FIRST_SUITS;
  const c = (half >> 2) & FIRST_SUITS;
  const d = (half >> 3) & FIRST_SUITS;
  const ab = a & b;
  const cd = c & d;
  const aOrB = a | b;
  const cOrD = c | d;
  const twice = ab | cd | (aOrB & cOrD);
  const thrice = (ab & cOrD) | (cd & aOrB);
  return aOrB | cOrD | (twice << 1) | (thrice << 2) | ((ab & cd) << 3);
}

/** The tally of both packs together, up to four cards of a rank. */
export function tallyBoth(first: number, second: number): number {
  const a = tally(first);
  const b = tally(second);
  const a1 = a & FIRST_SUITS;
  const a2 = (a >> 1) & FIRST_SUITS;
  const a3 = (a >> 2) & FIRST_SUITS;
  const b1 = b & FIRST_SUITS;
  const b2 = (b >> 1) & FIRST_SUITS;
  const b3 = (b >> 2) & FIRST_SUITS;
  const twice = a1 & b1;
  const thrice = (a2 & b1) | (a1 & b2);
  const fourfold = (a3 & b1) | (a2 & b2) | (a1 & b3);
  return a | b | (twice << 1) | (thrice << 2) | (fourfold << 3);
}

/** Ranks that the tallies of both halves contain at least `times` times, as a set of ranks. */
export function ranksHeld(low: number, high: number, times: number): number {
  return (everyFourth(low >> (times - 1)) << 2) | (everyFourth(high >> (times - 1)) << 9);
}

/** Packs every fourth bit, starting with the lowest, into adjacent bits. */
function everyFourth(bits: number): number {
  const first = bits & FIRST_SUITS;
  const pairs = (first | (first >> 3)) & 0x03030303;
  const fours = (pairs | (pairs >> 6)) & 0x000f000f;
  return (fours | (fours >> 12)) & 0xff;
}

/** The first card of every rank of half a pack. */
export function firstOfRanks(half: number): number {
  const next = (half & 0x7777777) << 1;
  const later = next | ((next & 0x7777777) << 1) | ((half & FIRST_SUITS) << 3);
  return half & ~later;
}

/** Whether the tally of half a pack contains any rank at least `times` times. */
export function holdsTimes(tally: number, times: number): boolean {
  return (tally & (FIRST_SUITS << (times - 1))) !== 0;
}

/** Whether half a pack contains all four suits of a rank. */
export function hasFullRank(half: number): boolean {
  return (half & (half >> 1) & (half >> 2) & (half >> 3) & FIRST_SUITS) !== 0;
}

/** Whether five consecutive ranks share a suit; a run may cross from the low half into the high one. */
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
