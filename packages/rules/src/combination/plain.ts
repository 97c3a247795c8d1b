import { ACE } from '../card.ts';
import { type Cards, MAH_JONG_BIT } from '../card-set.ts';
import type { Rules } from '../rules.ts';
import type { Kind, Play } from './combination.ts';
import type { PlayList } from './play-list.ts';
import {
  firstOfRanks,
  holdsTimes,
  lowestRank,
  MAH_JONG_RANK,
  ranksAbove,
  ranksHeld,
  SUITED_HIGH,
  shiftOf,
  tally,
} from './rank-bits.ts';
import { MIN_STRAIGHT } from './straights.ts';

/** The bits of half a pack from a rank upwards, by rank. */
const LOW_FROM = Int32Array.from({ length: ACE + 2 }, (_, rank) => bitsFrom(rank, 2, 8));
const HIGH_FROM = Int32Array.from({ length: ACE + 2 }, (_, rank) => bitsFrom(rank, 9, ACE));

function bitsFrom(from: number, lowest: number, highest: number): number {
  let bits = 0;
  for (let rank = Math.max(from, lowest); rank <= highest; rank++) bits |= 15 << shiftOf(rank);
  return bits;
}

/** The first one, two or three cards of every rank. Ranks with fewer cards are incomplete. */
class Firsts {
  lo = 0;
  hi = 0;
  lo2 = 0;
  hi2 = 0;

  take(hand: Cards, count: number): void {
    const low = firstCards(hand.lo | hand.lo2, count);
    const high = firstCards((hand.hi | hand.hi2) & SUITED_HIGH, count);
    this.lo = low & hand.lo;
    this.hi = high & hand.hi;
    this.lo2 = low & hand.lo2;
    this.hi2 = high & hand.hi2;
  }
}

/** Up to `count` cards of every rank of half a pack, from the first suit. */
function firstCards(half: number, count: number): number {
  let taken = firstOfRanks(half);
  for (let more = 1; more < count; more++) taken |= firstOfRanks(half & ~taken);
  return taken;
}

/**
 * Finds combinations of several cards in a plain hand: a hand without a Phoenix, a bomb or both copies of a card, so
 * that the first suits of a rank stand for all others. Nearly every hand is plain, and its plays follow from how often
 * it holds each rank.
 *
 * This repeats what the other finders know about runs, sets and full houses. They build combinations card by card, with
 * a choice at every rank, which takes half as long again. `shortcuts.property.test.ts` compares the two.
 */
export class PlainFinder {
  private readonly tripleSequences: boolean;
  private readonly ones = new Firsts();
  private readonly twos = new Firsts();
  private readonly threes = new Firsts();
  private present = 0;
  private twice = 0;
  private thrice = 0;

  constructor({ tripleSequences }: Rules) {
    this.tripleSequences = tripleSequences;
  }

  /** Lists everything that may be led, except single cards. */
  findLeads(hand: Cards, out: PlayList): void {
    this.study(hand);
    this.straights(0, MIN_STRAIGHT, ACE, out);
    if (this.twice === 0) return;
    this.sets(this.twos, this.twice, 2, 'pair', 0, out);
    if (this.thrice !== 0) {
      this.sets(this.threes, this.thrice, 3, 'triple', 0, out);
      this.fullHouses(0, out);
    }
    this.runs(this.twos, this.twice, 2, 'stairs', 0, 2, ACE, out);
    if (this.tripleSequences) this.runs(this.threes, this.thrice, 3, 'triple-stairs', 0, 2, ACE, out);
  }

  /** Lists what beats a combination of several cards. */
  findAbove(hand: Cards, { kind, size, height }: Play, out: PlayList): void {
    this.study(hand);
    switch (kind) {
      case 'pair':
        return this.sets(this.twos, this.twice, 2, kind, height, out);
      case 'triple':
        return this.sets(this.threes, this.thrice, 3, kind, height, out);
      case 'stairs':
        return this.runs(this.twos, this.twice, 2, kind, height, size >> 1, size >> 1, out);
      case 'triple-stairs':
        return this.runs(this.threes, this.thrice, 3, kind, height, (size / 3) | 0, (size / 3) | 0, out);
      case 'full':
        return this.fullHouses(height, out);
      case 'straight':
        return this.straights(height, size, size, out);
      case 'single':
      case 'bomb4':
      case 'bombS':
      case 'dog':
        return;
    }
  }

  /** Counts the ranks, and takes the cards of pairs and triples only if the hand has any. */
  private study(hand: Cards): void {
    const low = tally(hand.lo | hand.lo2);
    const high = tally((hand.hi | hand.hi2) & SUITED_HIGH);
    this.present = ranksHeld(low, high, 1) | ((hand.hi & MAH_JONG_BIT) !== 0 ? MAH_JONG_RANK : 0);
    this.twice = 0;
    this.thrice = 0;
    this.ones.take(hand, 1);
    if (!holdsTimes(low | high, 2)) return;
    this.twice = ranksHeld(low, high, 2);
    this.twos.take(hand, 2);
    if (!holdsTimes(low | high, 3)) return;
    this.thrice = ranksHeld(low, high, 3);
    this.threes.take(hand, 3);
  }

  private straights(above: number, shortest: number, longest: number, out: PlayList): void {
    const { present } = this;
    const fives = present & (present >> 1) & (present >> 2) & (present >> 3) & (present >> 4);
    for (let lows = fives & -(1 << lowestStart(above, shortest)); lows !== 0; lows &= lows - 1) {
      const low = lowestRank(lows);
      for (let high = low + MIN_STRAIGHT - 1; ((present >> high) & 1) !== 0; high++) {
        const length = high - low + 1;
        if (length > longest) break;
        if (length >= shortest) this.addRange(this.ones, 'straight', length, low, high, out);
      }
    }
  }

  /** Lists consecutive sets of one width: at least `shortest` and at most `longest` of them. */
  private runs(
    firsts: Firsts,
    ranks: number,
    width: number,
    kind: Kind,
    above: number,
    shortest: number,
    longest: number,
    out: PlayList,
  ): void {
    const pairs = ranks & (ranks >> 1) & -(1 << lowestStart(above, shortest));
    for (let lows = pairs; lows !== 0; lows &= lows - 1) {
      const low = lowestRank(lows);
      for (let high = low + 1; ((ranks >> high) & 1) !== 0; high++) {
        const length = high - low + 1;
        if (length > longest) break;
        if (length >= shortest) this.addRange(firsts, kind, length * width, low, high, out);
      }
    }
  }

  private addRange(
    { lo, hi, lo2, hi2 }: Firsts,
    kind: Kind,
    size: number,
    low: number,
    high: number,
    out: PlayList,
  ): void {
    const inLow = LOW_FROM[low]! & ~LOW_FROM[high + 1]!;
    const inHigh = HIGH_FROM[low]! & ~HIGH_FROM[high + 1]!;
    const mahJong = low === 1 ? MAH_JONG_BIT : 0;
    out.add(kind, size, high * 2, lo & inLow, (hi & inHigh) | mahJong, lo2 & inLow, hi2 & inHigh, 0, 0);
  }

  private sets(firsts: Firsts, ranks: number, width: number, kind: Kind, above: number, out: PlayList): void {
    for (let rest = ranks & ranksAbove(above); rest !== 0; rest &= rest - 1) {
      const rank = lowestRank(rest);
      this.addRange(firsts, kind, width, rank, rank, out);
    }
  }

  private fullHouses(above: number, out: PlayList): void {
    const { twos, threes } = this;
    for (let triples = this.thrice & ranksAbove(above); triples !== 0; triples &= triples - 1) {
      const triple = lowestRank(triples);
      const tripleLow = LOW_FROM[triple]! & ~LOW_FROM[triple + 1]!;
      const tripleHigh = HIGH_FROM[triple]! & ~HIGH_FROM[triple + 1]!;
      for (let pairs = this.twice & ~(1 << triple); pairs !== 0; pairs &= pairs - 1) {
        const pair = lowestRank(pairs);
        const pairLow = LOW_FROM[pair]! & ~LOW_FROM[pair + 1]!;
        const pairHigh = HIGH_FROM[pair]! & ~HIGH_FROM[pair + 1]!;
        out.add(
          'full',
          5,
          triple * 2,
          (threes.lo & tripleLow) | (twos.lo & pairLow),
          (threes.hi & tripleHigh) | (twos.hi & pairHigh),
          (threes.lo2 & tripleLow) | (twos.lo2 & pairLow),
          (threes.hi2 & tripleHigh) | (twos.hi2 & pairHigh),
          0,
          0,
        );
      }
    }
  }
}

/** The lowest rank at which a run of this many ranks can start if its highest rank has to be above a height. */
function lowestStart(above: number, length: number): number {
  return Math.max(1, (above >> 1) - length + 2);
}
