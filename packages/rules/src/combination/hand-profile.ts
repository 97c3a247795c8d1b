import { ACE } from '../card.ts';
import { type Cards, MAH_JONG_BIT, PHOENIX_BIT } from '../card-set.ts';
import type { Rules } from '../rules.ts';
import { fullRanks, hasSuitedRun, MAH_JONG_RANK, SUITED_HIGH, suitsOf } from './rank-bits.ts';

const CARD_COUNT = Uint8Array.from({ length: 256 }, (_, cards) => {
  let count = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1) count++;
  return count;
});

/** A hand broken down by rank. One instance is refilled for every hand. */
export class HandProfile {
  private readonly rules: Rules;
  lo = 0;
  hi = 0;
  lo2 = 0;
  hi2 = 0;
  /** Cards of a rank as eight bits: four suits of the first pack, four of the second. */
  readonly held: number[] = new Array(ACE + 2).fill(0);
  readonly counts: number[] = new Array(ACE + 2).fill(0);
  /** Ranks held at least once, twice, three and four times, as bits; the Mah Jong is rank 1. */
  present = 0;
  twice = 0;
  thrice = 0;
  fourfold = 0;
  /** The number of Phoenixes that may be used in one combination, and the bits of the one used first. */
  jokers = 0;
  jokerHi = 0;
  jokerHi2 = 0;
  /** Suits of a rank that belong to a straight bomb in the hand. */
  readonly keep: number[] = new Array(ACE + 2).fill(0);
  hasStraightBomb = false;

  constructor(rules: Rules) {
    this.rules = rules;
  }

  /** Quickly tests whether the hand may contain a bomb; if false, it certainly does not. */
  mayHoldBomb(hand: Cards): boolean {
    const low = hand.lo | hand.lo2;
    const high = (hand.hi | hand.hi2) & SUITED_HIGH;
    if ((fullRanks(low) | fullRanks(high)) !== 0 || hasSuitedRun(low, high)) return true;
    if (this.rules.mahJongInBomb && (hand.hi & MAH_JONG_BIT) !== 0) return true;
    return this.rules.packs === 2 && this.rules.quadSuits === 'any';
  }

  /** Reads only the cards and the Phoenixes: enough for singles when the hand has no bomb. */
  glance(hand: Cards): void {
    this.lo = hand.lo;
    this.hi = hand.hi;
    this.lo2 = hand.lo2;
    this.hi2 = hand.hi2;
    const first = hand.hi & PHOENIX_BIT;
    const second = hand.hi2 & PHOENIX_BIT;
    this.jokerHi = first;
    this.jokerHi2 = first !== 0 ? 0 : second;
    if ((first | second) === 0) this.jokers = 0;
    else this.jokers = first !== 0 && second !== 0 && this.rules.doublePhoenix !== 'single-only' ? 2 : 1;
    if (this.hasStraightBomb) {
      this.hasStraightBomb = false;
      this.keep.fill(0);
    }
  }

  /** Counts every rank. */
  study(hand: Cards): void {
    this.glance(hand);
    this.present = (hand.hi & MAH_JONG_BIT) !== 0 ? MAH_JONG_RANK : 0;
    this.twice = 0;
    this.thrice = 0;
    this.fourfold = 0;
    this.countHalf(hand.lo, hand.lo2, 2);
    this.countHalf(hand.hi & SUITED_HIGH, hand.hi2 & SUITED_HIGH, 9);
    this.markStraightBombs();
  }

  /** Counts the ranks of half a pack, skipping absent ones. */
  private countHalf(first: number, second: number, lowest: number): void {
    const { held, counts } = this;
    const highest = lowest === 2 ? 8 : ACE;
    for (let rank = lowest; rank <= highest; rank++) {
      held[rank] = 0;
      counts[rank] = 0;
    }
    let rest = first | second;
    while (rest !== 0) {
      const place = (31 - Math.clz32(rest & -rest)) >> 2;
      const shift = place * 4;
      rest &= ~(15 << shift);
      const cards = ((first >> shift) & 15) | (((second >> shift) & 15) << 4);
      const count = CARD_COUNT[cards]!;
      const rank = lowest + place;
      const bit = 1 << rank;
      held[rank] = cards;
      counts[rank] = count;
      this.present |= bit;
      if (count === 1) continue;
      this.twice |= bit;
      if (count === 2) continue;
      this.thrice |= bit;
      if (count > 3) this.fourfold |= bit;
    }
  }

  /** Ranks held at least `times` times, as bits, without the Mah Jong. */
  heldTimes(times: number): number {
    switch (times) {
      case 1:
        return this.present & ~MAH_JONG_RANK;
      case 2:
        return this.twice;
      case 3:
        return this.thrice;
      default:
        return this.fourfold;
    }
  }

  holdsBothPhoenixes(): boolean {
    return (this.hi & this.hi2 & PHOENIX_BIT) !== 0;
  }

  private markStraightBombs(): void {
    const { held, keep } = this;
    const mahJong = this.rules.mahJongInBomb && (this.present & MAH_JONG_RANK) !== 0;
    if (!mahJong && !hasSuitedRun(this.lo | this.lo2, (this.hi | this.hi2) & SUITED_HIGH)) return;
    for (let bottom = mahJong ? 1 : 2; bottom <= ACE - 4; bottom++) {
      let suits = bottom === 1 ? 15 : suitsOf(held[bottom]!);
      for (let rank = bottom + 1; rank < bottom + 5; rank++) suits &= suitsOf(held[rank]!);
      if (suits === 0) continue;
      this.hasStraightBomb = true;
      for (let rank = bottom; rank < bottom + 5; rank++) keep[rank]! |= suits;
    }
  }
}
