import { type Card, PACK_SIZE } from './card.ts';

/** The bits of the special cards in the high half of a pack. */
export const MAH_JONG_BIT = 1 << 24;
export const DOG_BIT = 1 << 25;
export const PHOENIX_BIT = 1 << 26;
export const DRAGON_BIT = 1 << 27;

/** Half a pack fits in one word: a 28-bit value is a small integer in every JavaScript engine. */
const HALF = PACK_SIZE / 2;
/** Bit masks of suited cards with points: fives in the low half, tens and kings in the high half. */
const FIVES = 0xf000;
const TENS_AND_KINGS = 0xf00f0;

/** A read-only set of cards. */
export interface Cards extends Iterable<Card> {
  readonly lo: number;
  readonly hi: number;
  readonly lo2: number;
  readonly hi2: number;
  readonly size: number;
  isEmpty(): boolean;
  has(card: Card): boolean;
  contains(other: Cards): boolean;
  equals(other: Cards): boolean;
  ofRank(rank: number): number;
  toArray(): Card[];
  points(): number;
  copy(): CardSet;
}

/**
 * A set of cards as bits: `lo` and `hi` are the halves of the first pack, `lo2` and `hi2` the halves of the second.
 * `lo` holds the ranks 2 to 8 and `hi` 9 to ace, four suits per rank, followed by the four special cards.
 * Mutable, so that search can move cards without allocating. Code that only reads should take `Cards`.
 */
export class CardSet implements Cards {
  lo = 0;
  hi = 0;
  lo2 = 0;
  hi2 = 0;

  static of(cards: Iterable<Card>): CardSet {
    const set = new CardSet();
    if (Array.isArray(cards)) for (let index = 0; index < cards.length; index++) set.add(cards[index]);
    else for (const card of cards) set.add(card);
    return set;
  }

  get size(): number {
    return bitCount(this.lo) + bitCount(this.hi) + bitCount(this.lo2) + bitCount(this.hi2);
  }

  isEmpty(): boolean {
    return (this.lo | this.hi | this.lo2 | this.hi2) === 0;
  }

  has(card: Card): boolean {
    if (card < HALF) return (this.lo & (1 << card)) !== 0;
    if (card < 2 * HALF) return (this.hi & (1 << (card - HALF))) !== 0;
    if (card < 3 * HALF) return (this.lo2 & (1 << (card - 2 * HALF))) !== 0;
    return (this.hi2 & (1 << (card - 3 * HALF))) !== 0;
  }

  contains(other: Cards): boolean {
    return (
      (other.lo & ~this.lo) === 0 &&
      (other.hi & ~this.hi) === 0 &&
      (other.lo2 & ~this.lo2) === 0 &&
      (other.hi2 & ~this.hi2) === 0
    );
  }

  equals(other: Cards): boolean {
    return this.lo === other.lo && this.hi === other.hi && this.lo2 === other.lo2 && this.hi2 === other.hi2;
  }

  /** The cards of a rank as eight bits: the four suits of the first pack, then those of the second. */
  ofRank(rank: number): number {
    if (rank <= 8) {
      const shift = (rank - 2) * 4;
      return ((this.lo >> shift) & 15) | (((this.lo2 >> shift) & 15) << 4);
    }
    const shift = (rank - 9) * 4;
    return ((this.hi >> shift) & 15) | (((this.hi2 >> shift) & 15) << 4);
  }

  toArray(): Card[] {
    const single = this.only();
    // Nearly all plays are single cards, and an array grown by `push` would reserve space for many.
    if (single !== null) return [single];
    const cards: Card[] = [];
    appendBits(cards, this.lo, 0);
    appendBits(cards, this.hi, HALF);
    appendBits(cards, this.lo2, 2 * HALF);
    appendBits(cards, this.hi2, 3 * HALF);
    return cards;
  }

  /** The card, if the set has only one; null otherwise. */
  private only(): Card | null {
    const { lo, hi, lo2, hi2 } = this;
    const bits = lo | hi | lo2 | hi2;
    if (bits === 0 || (bits & (bits - 1)) !== 0) return null;
    const place = 31 - Math.clz32(bits);
    if (bits === lo) return (hi | lo2 | hi2) === 0 ? (place as Card) : null;
    if (bits === hi) return (lo | lo2 | hi2) === 0 ? ((place + HALF) as Card) : null;
    if (bits === lo2) return (lo | hi | hi2) === 0 ? ((place + 2 * HALF) as Card) : null;
    return (lo | hi | lo2) === 0 ? ((place + 3 * HALF) as Card) : null;
  }

  [Symbol.iterator](): Iterator<Card> {
    return this.toArray()[Symbol.iterator]();
  }

  points(): number {
    return packPoints(this.lo, this.hi) + packPoints(this.lo2, this.hi2);
  }

  copy(): CardSet {
    return new CardSet().copyFrom(this);
  }

  copyFrom(other: Cards): this {
    this.lo = other.lo;
    this.hi = other.hi;
    this.lo2 = other.lo2;
    this.hi2 = other.hi2;
    return this;
  }

  clear(): this {
    this.lo = this.hi = this.lo2 = this.hi2 = 0;
    return this;
  }

  add(card: Card): this {
    if (card < HALF) this.lo |= 1 << card;
    else if (card < 2 * HALF) this.hi |= 1 << (card - HALF);
    else if (card < 3 * HALF) this.lo2 |= 1 << (card - 2 * HALF);
    else this.hi2 |= 1 << (card - 3 * HALF);
    return this;
  }

  remove(card: Card): this {
    if (card < HALF) this.lo &= ~(1 << card);
    else if (card < 2 * HALF) this.hi &= ~(1 << (card - HALF));
    else if (card < 3 * HALF) this.lo2 &= ~(1 << (card - 2 * HALF));
    else this.hi2 &= ~(1 << (card - 3 * HALF));
    return this;
  }

  addAll(other: Cards): this {
    this.lo |= other.lo;
    this.hi |= other.hi;
    this.lo2 |= other.lo2;
    this.hi2 |= other.hi2;
    return this;
  }

  removeAll(other: Cards): this {
    this.lo &= ~other.lo;
    this.hi &= ~other.hi;
    this.lo2 &= ~other.lo2;
    this.hi2 &= ~other.hi2;
    return this;
  }
}

/** The shared empty set. */
export const NO_CARDS: Cards = new CardSet();

export function bitCount(bits: number): number {
  let n = bits - ((bits >> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >> 2) & 0x33333333);
  return Math.imul((n + (n >> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function appendBits(cards: Card[], bits: number, offset: number): void {
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    cards.push((offset + 31 - Math.clz32(rest & -rest)) as Card);
  }
}

function packPoints(lo: number, hi: number): number {
  let points = bitCount(lo & FIVES) * 5 + bitCount(hi & TENS_AND_KINGS) * 10;
  if ((hi & DRAGON_BIT) !== 0) points += 25;
  if ((hi & PHOENIX_BIT) !== 0) points -= 25;
  return points;
}
