import {
  ACE,
  type Cards,
  DOG,
  DRAGON,
  MAH_JONG,
  PHOENIX,
  SECOND_DRAGON,
  SECOND_PHOENIX,
} from '@schupf/rules';

/** The number of cards of each rank in a hand, and of each special card. The Mah Jong is rank 1. */
export class HandCounts {
  readonly ranks = new Int8Array(ACE + 2);
  /** The number of different suits of each rank. With two packs, a hand may hold the same card twice. */
  readonly suits = new Int8Array(ACE + 2);
  phoenixes = 0;
  dragons = 0;
  dogs = 0;

  read(hand: Cards): this {
    const { ranks, suits } = this;
    const { lo, hi, lo2, hi2 } = hand;
    for (let rank = 2; rank <= ACE; rank++) {
      const shift = rank <= 8 ? (rank - 2) << 2 : (rank - 9) << 2;
      const first = ((rank <= 8 ? lo : hi) >> shift) & 15;
      const second = ((rank <= 8 ? lo2 : hi2) >> shift) & 15;
      ranks[rank] = BITS[first]! + BITS[second]!;
      suits[rank] = BITS[first | second]!;
    }
    ranks[1] = hand.has(MAH_JONG) ? 1 : 0;
    this.dogs = hand.has(DOG) ? 1 : 0;
    this.phoenixes = (hand.has(PHOENIX) ? 1 : 0) + (hand.has(SECOND_PHOENIX) ? 1 : 0);
    this.dragons = (hand.has(DRAGON) ? 1 : 0) + (hand.has(SECOND_DRAGON) ? 1 : 0);
    return this;
  }
}

/** The number of set bits in each four-bit value. */
const BITS = Int8Array.of(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
