import { ACE } from '../card.ts';
import { type Cards, MAH_JONG_BIT, PHOENIX_BIT } from '../card-set.ts';
import type { Rules } from '../rules.ts';
import {
  EVERY_RANK,
  hasFullRank,
  hasSuitedRun,
  holdsTimes,
  MAH_JONG_RANK,
  ranksHeld,
  SUITED_HIGH,
  shiftOf,
  suitsOf,
  tally,
  tallyBoth,
} from './rank-bits.ts';

/** A hand broken down by rank. One instance is refilled for every hand. */
export class HandProfile {
  private readonly mahJongInBomb: boolean;
  private readonly quadsOfAnySuits: boolean;
  private readonly combinesPhoenixes: boolean;
  lo = 0;
  hi = 0;
  lo2 = 0;
  hi2 = 0;
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
    this.mahJongInBomb = rules.mahJongInBomb;
    this.quadsOfAnySuits = rules.packs === 2 && rules.quadSuits === 'any';
    this.combinesPhoenixes = rules.doublePhoenix !== 'single-only';
  }

  /** Quickly tests whether the hand may contain a bomb; if false, it certainly does not. */
  mayHoldBomb(hand: Cards): boolean {
    const low = hand.lo | hand.lo2;
    const high = (hand.hi | hand.hi2) & SUITED_HIGH;
    if (hasFullRank(low) || hasFullRank(high) || hasSuitedRun(low, high)) return true;
    if (this.mahJongInBomb && (hand.hi & MAH_JONG_BIT) !== 0) return true;
    return this.quadsOfAnySuits && holdsTimes(tallyBoth(hand.lo, hand.lo2) | highTally(hand), 4);
  }

  /** Call this instead of `study` if only `keep` is needed and the hand cannot contain a bomb. */
  forgetStraightBombs(): void {
    if (!this.hasStraightBomb) return;
    this.hasStraightBomb = false;
    this.keep.fill(0);
  }

  private readCards(hand: Cards): void {
    this.lo = hand.lo;
    this.hi = hand.hi;
    this.lo2 = hand.lo2;
    this.hi2 = hand.hi2;
    const first = hand.hi & PHOENIX_BIT;
    const second = hand.hi2 & PHOENIX_BIT;
    this.jokerHi = first;
    this.jokerHi2 = first !== 0 ? 0 : second;
    if ((first | second) === 0) this.jokers = 0;
    else this.jokers = first !== 0 && second !== 0 && this.combinesPhoenixes ? 2 : 1;
  }

  /** Counts every rank. A hand that cannot hold a bomb is not searched for straight bombs. */
  study(hand: Cards, bombPossible: boolean): void {
    this.readCards(hand);
    const low = hand.lo2 === 0 ? tally(hand.lo) : tallyBoth(hand.lo, hand.lo2);
    const high = highTally(hand);
    this.present = ranksHeld(low, high, 1) | ((hand.hi & MAH_JONG_BIT) !== 0 ? MAH_JONG_RANK : 0);
    this.twice = ranksHeld(low, high, 2);
    this.thrice = ranksHeld(low, high, 3);
    this.fourfold = ranksHeld(low, high, 4);
    this.forgetStraightBombs();
    if (bombPossible) this.markStraightBombs();
  }

  /** Cards of a rank as eight bits: four suits of the first pack, four of the second. */
  held(rank: number): number {
    const shift = shiftOf(rank);
    if (rank <= 8) return ((this.lo >> shift) & 15) | (((this.lo2 >> shift) & 15) << 4);
    return ((this.hi >> shift) & 15) | (((this.hi2 >> shift) & 15) << 4);
  }

  /** Ranks held at least `times` times, as bits, without the Mah Jong; every rank if `times` is 0. */
  heldTimes(times: number): number {
    switch (times) {
      case 0:
        return EVERY_RANK;
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
    const { keep } = this;
    const mahJong = this.mahJongInBomb && (this.present & MAH_JONG_RANK) !== 0;
    if (!mahJong && !hasSuitedRun(this.lo | this.lo2, (this.hi | this.hi2) & SUITED_HIGH)) return;
    for (let bottom = mahJong ? 1 : 2; bottom <= ACE - 4; bottom++) {
      let suits = bottom === 1 ? 15 : suitsOf(this.held(bottom));
      for (let rank = bottom + 1; rank < bottom + 5; rank++) suits &= suitsOf(this.held(rank));
      if (suits === 0) continue;
      this.hasStraightBomb = true;
      for (let rank = bottom; rank < bottom + 5; rank++) keep[rank]! |= suits;
    }
  }
}

function highTally({ hi, hi2 }: Cards): number {
  return hi2 === 0 ? tally(hi & SUITED_HIGH) : tallyBoth(hi & SUITED_HIGH, hi2 & SUITED_HIGH);
}
