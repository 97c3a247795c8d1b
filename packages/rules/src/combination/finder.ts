import { ACE } from '../card.ts';
import type { Cards } from '../card-set.ts';
import type { Rules } from '../rules.ts';
import { DRAGON_HEIGHT, isBomb, isDragon, isLonePhoenix, type Kind, MAH_JONG_HEIGHT, type Play } from './combination.ts';
import type { PlayList } from './play-list.ts';
import type { SuitChoices } from './suit-choices.ts';

const MAH_JONG_BIT = 1 << 24;
const DOG_BIT = 1 << 25;
const PHOENIX_BIT = 1 << 26;
const DRAGON_BIT = 1 << 27;
/** The ranks 9 to ace in the high half of a pack, and all 28 bits of the low half. */
const SUITED_HIGH = 0xffffff;
const LOW_HALF = 0xfffffff;
const SHORTEST_STRAIGHT = 5;
const ANY_SIZE = 0;
/** Sets of ranks have bit `rank` set; the Mah Jong is rank 1. */
const MAH_JONG_RANK = 1 << 1;
const EVERY_RANK = (1 << (ACE + 1)) - (1 << 2);

const CARD_COUNT = Uint8Array.from({ length: 256 }, (_, cards) => {
  let count = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1) count++;
  return count;
});

/**
 * The one place that knows which cards make which combination. It lists the plays in a hand, up to
 * interchangeable cards or card by card as its `SuitChoices` say, and with every reading of the Phoenix.
 *
 * Sets (pairs, triples) and runs of sets, full houses and straights are built rank by rank; at each rank a
 * Phoenix not yet used may take the place of a natural card.
 */
export class PlayFinder {
  private readonly rules: Rules;
  private readonly choices: SuitChoices;
  /** Lists both Phoenixes as different cards, and every rank that a pair of Phoenixes may take. */
  private readonly everyCard: boolean;
  private readonly pairDistinct: boolean;
  private readonly tripleDistinct: boolean;
  private readonly quadDistinct: boolean;
  private readonly leadHeight: number;

  private out!: PlayList;
  private held: number[] = new Array(ACE + 2).fill(0);
  private counts: number[] = new Array(ACE + 2).fill(0);
  /** Suits of a rank that belong to a straight bomb in the hand. */
  private keep: number[] = new Array(ACE + 2).fill(0);
  private hasStraightBomb = false;
  /** Ranks the hand holds at least once, twice, three, four times, as bits; bit 1 is the Mah Jong. */
  private present = 0;
  private twice = 0;
  private thrice = 0;
  private fourfold = 0;
  private hi = 0;
  private hi2 = 0;
  private jokers = 0;
  private jokerHi = 0;
  private jokerHi2 = 0;

  constructor(rules: Rules, choices: SuitChoices, everyCard: boolean) {
    this.rules = rules;
    this.choices = choices;
    this.everyCard = everyCard;
    this.pairDistinct = rules.packs === 2 && rules.pairSuits === 'distinct';
    this.tripleDistinct = rules.packs === 2 && rules.tripleSuits === 'distinct';
    this.quadDistinct = rules.packs === 2 && rules.quadSuits === 'distinct';
    // A fraction times two is still stored as a float, and would make every height one.
    this.leadHeight = (rules.phoenixLeadValue * 2) | 0;
  }

  /** Every play of the hand that may be laid on `standing`, or led on an empty table. */
  find(hand: Cards, standing: Play, out: PlayList): void {
    const bombPossible = this.mayHoldBomb(hand);
    if (standing.size === 0) {
      this.begin(hand, out, 2);
      this.dog();
      this.everyKind(ANY_SIZE, standing);
    } else {
      this.begin(hand, out, bombPossible ? 2 : lowestUseful(standing));
      this.sameKind(standing);
    }
    if (bombPossible) this.bombs(standing);
  }

  findBombs(hand: Cards, standing: Play, out: PlayList): void {
    out.clear();
    if (!this.mayHoldBomb(hand)) return;
    this.begin(hand, out, 2);
    this.bombs(standing);
  }

  /** Every reading of exactly these cards, whether or not it beats `standing`. */
  findReadings(cards: Cards, standing: Play, out: PlayList): void {
    this.begin(cards, out, 2);
    const size = cards.size;
    if (size === 0) return;
    if (size === 1) this.dog();
    this.everyKind(size, standing);
    if (size === 4) this.fours(0);
    if (size >= SHORTEST_STRAIGHT && this.hasStraightBomb) this.straightBombs(size, size, 0);
  }

  /** A quick look at the bits that clears most hands: false only when there is no bomb. */
  private mayHoldBomb(hand: Cards): boolean {
    const low = hand.lo | hand.lo2;
    const high = (hand.hi | hand.hi2) & SUITED_HIGH;
    if ((fullRanks(low) | fullRanks(high)) !== 0 || hasSuitedRun(low, high)) return true;
    if (this.rules.mahJongInBomb && (hand.hi & MAH_JONG_BIT) !== 0) return true;
    return this.rules.packs === 2 && !this.quadDistinct;
  }

  /** Looks at the ranks from `lowest` on; nothing below it may be asked for. */
  private begin(hand: Cards, out: PlayList, lowest: number): void {
    out.clear();
    this.out = out;
    const { lo, hi, lo2, hi2 } = hand;
    this.hi = hi;
    this.hi2 = hi2;
    const { held, counts } = this;
    let present = (hi & MAH_JONG_BIT) !== 0 ? MAH_JONG_RANK : 0;
    let twice = 0;
    let thrice = 0;
    let fourfold = 0;
    for (let rank = lowest; rank <= ACE; rank++) {
      const shift = rank <= 8 ? (rank - 2) * 4 : (rank - 9) * 4;
      const cards =
        rank <= 8
          ? ((lo >> shift) & 15) | (((lo2 >> shift) & 15) << 4)
          : ((hi >> shift) & 15) | (((hi2 >> shift) & 15) << 4);
      held[rank] = cards;
      const count = CARD_COUNT[cards]!;
      counts[rank] = count;
      if (count === 0) continue;
      const bit = 1 << rank;
      present |= bit;
      if (count === 1) continue;
      twice |= bit;
      if (count === 2) continue;
      thrice |= bit;
      if (count > 3) fourfold |= bit;
    }
    this.present = present;
    this.twice = twice;
    this.thrice = thrice;
    this.fourfold = fourfold;
    this.beginJokers();
    this.markStraightBombs(lo | lo2, (hi | hi2) & SUITED_HIGH);
  }

  private beginJokers(): void {
    const first = this.hi & PHOENIX_BIT;
    const second = this.hi2 & PHOENIX_BIT;
    this.jokers = first !== 0 && second !== 0 ? (this.rules.doublePhoenix === 'single-only' ? 1 : 2) : 0;
    if (this.jokers === 0 && (first | second) !== 0) this.jokers = 1;
    this.jokerHi = first;
    this.jokerHi2 = first !== 0 ? 0 : second;
  }

  private markStraightBombs(low: number, high: number): void {
    const { held, keep } = this;
    if (this.hasStraightBomb) keep.fill(0);
    this.hasStraightBomb = false;
    const mahJong = this.rules.mahJongInBomb && (this.present & MAH_JONG_RANK) !== 0;
    if (!mahJong && !hasSuitedRun(low, high)) return;
    for (let bottom = mahJong ? 1 : 2; bottom <= ACE - 4; bottom++) {
      let suits = bottom === 1 ? 15 : suitsOf(held[bottom]!);
      for (let rank = bottom + 1; rank < bottom + 5; rank++) suits &= suitsOf(held[rank]!);
      if (suits === 0) continue;
      this.hasStraightBomb = true;
      for (let rank = bottom; rank < bottom + 5; rank++) keep[rank]! |= suits;
    }
  }

  /** Every kind of ordinary combination, of one size or of any. */
  private everyKind(size: number, standing: Play): void {
    const any = size === ANY_SIZE;
    if (any || size === 1) this.singles(0, standing);
    if (any || size === 2) this.sets(2, 'pair', 0);
    if (any || size === 3) this.sets(3, 'triple', 0);
    if (any || size === 5) this.fullHouses(0);
    if (any || (size >= 4 && size % 2 === 0)) this.runs(2, 'stairs', 0, size >> 1);
    if (this.rules.tripleSequences && (any || (size >= 6 && size % 3 === 0))) {
      this.runs(3, 'triple-stairs', 0, size / 3);
    }
    if (any || size >= SHORTEST_STRAIGHT) this.straights(0, size);
  }

  private sameKind(standing: Play): void {
    const { kind, size, height } = standing;
    switch (kind) {
      case 'single':
        return this.singles(height, standing);
      case 'pair':
        return this.sets(2, kind, height);
      case 'triple':
        return this.sets(3, kind, height);
      case 'stairs':
        return this.runs(2, kind, height, size >> 1);
      case 'triple-stairs':
        return this.runs(3, kind, height, size / 3);
      case 'full':
        return this.fullHouses(height);
      case 'straight':
        return this.straights(height, size);
      case 'bomb4':
      case 'bombS':
      case 'dog':
        return;
    }
  }

  private dog(): void {
    if ((this.hi & DOG_BIT) !== 0) this.out.add('dog', 1, 0, 0, DOG_BIT, 0, 0, 0, 0);
  }

  private singles(above: number, standing: Play): void {
    const { out, held, keep } = this;
    if (above === 0 || above < MAH_JONG_HEIGHT) {
      if ((this.hi & MAH_JONG_BIT) !== 0) out.add('single', 1, MAH_JONG_HEIGHT, 0, MAH_JONG_BIT, 0, 0, 0, 0);
    }
    for (let ranks = this.present & ranksAbove(above); ranks !== 0; ranks &= ranks - 1) {
      const rank = lowestRank(ranks);
      const list = this.choices.of(held[rank]!, keep[rank]!, 1, false);
      for (let i = 0; i < list.length; i++) this.add('single', 1, rank * 2, rank, list[i]!, 0, 0, 0, 0, 0, 0);
    }
    this.lonePhoenix(standing);
    this.dragons(above, standing);
  }

  private lonePhoenix(standing: Play): void {
    if (this.jokers === 0) return;
    const height = this.phoenixHeight(standing);
    if (height === 0) return;
    this.out.add('single', 1, height, 0, this.jokerHi, 0, this.jokerHi2, 0, 0);
    if (this.everyCard && this.jokerHi !== 0 && (this.hi2 & PHOENIX_BIT) !== 0) {
      this.out.add('single', 1, height, 0, 0, 0, PHOENIX_BIT, 0, 0);
    }
  }

  /** Half a rank above what it is laid on; 0 where it may not lie. */
  private phoenixHeight(standing: Play): number {
    if (standing.size === 0 || standing.kind !== 'single') return this.leadHeight;
    if (isDragon(standing)) return 0;
    if (!isLonePhoenix(standing)) return standing.height + 1;
    switch (this.rules.phoenixOnPhoenix) {
      case 'literal-half':
        return standing.height + 1;
      case 'just-above':
        return standing.height;
      case 'forbidden':
        return 0;
    }
  }

  private dragons(above: number, standing: Play): void {
    const second = isDragon(standing) && this.rules.secondDragon === 'beats-first';
    const height = second ? standing.height + 1 : DRAGON_HEIGHT;
    if (height <= above) return;
    const inFirst = (this.hi & DRAGON_BIT) !== 0;
    if (inFirst) this.out.add('single', 1, height, 0, DRAGON_BIT, 0, 0, 0, 0);
    if ((this.hi2 & DRAGON_BIT) !== 0 && (this.everyCard || !inFirst)) {
      this.out.add('single', 1, height, 0, 0, 0, DRAGON_BIT, 0, 0);
    }
  }

  /** Ranks held at least so many times, as bits. */
  private heldTimes(times: number): number {
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

  /** Pairs (`width` 2) and triples (3). */
  private sets(width: 2 | 3, kind: Kind, above: number): void {
    const distinct = width === 2 ? this.pairDistinct : this.tripleDistinct;
    for (let used = 0; used <= this.jokers && used < width; used++) {
      const natural = width - used;
      for (let ranks = this.heldTimes(natural) & ranksAbove(above); ranks !== 0; ranks &= ranks - 1) {
        const rank = lowestRank(ranks);
        const list = this.choices.of(this.held[rank]!, this.keep[rank]!, natural, distinct);
        const as = used > 0 ? rank : 0;
        const as2 = used > 1 ? rank : 0;
        for (let i = 0; i < list.length; i++) this.add(kind, width, rank * 2, rank, list[i]!, 0, 0, 0, 0, as, as2);
      }
    }
    if (width === 2 && this.jokers === 2 && this.rules.doublePhoenix === 'unrestricted') {
      for (let rank = Math.max(2, (above >> 1) + 1); rank <= ACE; rank++) {
        this.emit(kind, 2, rank * 2, 0, 0, 0, 0, rank, rank);
      }
    }
  }

  private fullHouses(above: number): void {
    const { held, keep, jokers } = this;
    for (let used = 0; used <= jokers; used++) {
      for (let ranks = this.heldTimes(3 - used) & ranksAbove(above); ranks !== 0; ranks &= ranks - 1) {
        const triple = lowestRank(ranks);
        const triples = this.choices.of(held[triple]!, keep[triple]!, 3 - used, this.tripleDistinct);
        for (let i = 0; i < triples.length; i++) this.pairsFor(triple, triples[i]!, used);
      }
    }
  }

  private pairsFor(triple: number, cards: number, used: number): void {
    const { held, keep } = this;
    const left = this.jokers - used;
    const as = used > 0 ? triple : 0;
    const as2 = used > 1 ? triple : 0;
    const lo = triple <= 8 ? lowNibble(cards, triple - 2) : 0;
    const lo2 = triple <= 8 ? highNibble(cards, triple - 2) : 0;
    const hi = triple > 8 ? lowNibble(cards, triple - 9) : 0;
    const hi2 = triple > 8 ? highNibble(cards, triple - 9) : 0;
    const others = ~(1 << triple);
    for (let ranks = this.twice & others; ranks !== 0; ranks &= ranks - 1) {
      const pair = lowestRank(ranks);
      const list = this.choices.of(held[pair]!, keep[pair]!, 2, this.pairDistinct);
      for (let i = 0; i < list.length; i++) {
        this.add('full', 5, triple * 2, pair, list[i]!, lo, hi, lo2, hi2, as, as2);
      }
    }
    for (let ranks = left === 0 ? 0 : this.heldTimes(1) & others; ranks !== 0; ranks &= ranks - 1) {
      const pair = lowestRank(ranks);
      const list = this.choices.of(held[pair]!, keep[pair]!, 1, false);
      for (let i = 0; i < list.length; i++) {
        this.add('full', 5, triple * 2, pair, list[i]!, lo, hi, lo2, hi2, as === 0 ? pair : as, as === 0 ? 0 : pair);
      }
    }
    if (left === 2) this.phoenixPairs(triple, lo, hi, lo2, hi2);
  }

  /** Three natural cards and both Phoenixes: the pair may have any other rank, which changes nothing in play. */
  private phoenixPairs(triple: number, lo: number, hi: number, lo2: number, hi2: number): void {
    const highest = triple === ACE ? ACE - 1 : ACE;
    for (let pair = this.everyCard ? 2 : highest; pair <= highest; pair++) {
      if (pair !== triple) this.emit('full', 5, triple * 2, lo, hi, lo2, hi2, pair, pair);
    }
  }

  /** Adjacent sets: stairs of pairs (`width` 2) or of triples (3); `sets` of 0 means any number from two on. */
  private runs(width: 2 | 3, kind: Kind, above: number, sets: number): void {
    const shortest = sets === ANY_SIZE ? 2 : sets;
    const possible = this.jokers >= width ? EVERY_RANK : this.heldTimes(width - this.jokers);
    const lowest = Math.max(2, (above >> 1) - shortest + 2);
    const highest = ACE - shortest + 1;
    for (let ranks = possible & (possible >> 1) & -(1 << lowest); ranks !== 0; ranks &= ranks - 1) {
      const low = lowestRank(ranks);
      if (low > highest) return;
      this.extendRun(low, low, sets, width, kind, 0, 0, 0, 0, 0, 0, this.jokers);
    }
  }

  private extendRun(
    rank: number,
    low: number,
    sets: number,
    width: 2 | 3,
    kind: Kind,
    lo: number,
    hi: number,
    lo2: number,
    hi2: number,
    as: number,
    as2: number,
    left: number,
  ): void {
    const distinct = width === 2 ? this.pairDistinct : this.tripleDistinct;
    const length = rank - low + 1;
    const complete = length >= 2 && (sets === ANY_SIZE || length === sets);
    const goesOn = rank < ACE && (sets === ANY_SIZE || length < sets);
    const shift = rank <= 8 ? rank - 2 : rank - 9;
    for (let used = 0; used <= left && used <= width; used++) {
      const natural = width - used;
      if (this.counts[rank]! < natural) continue;
      const list =
        natural === 0 ? NO_CARDS : this.choices.of(this.held[rank]!, this.keep[rank]!, natural, distinct);
      const nextAs = used > 0 && as === 0 ? rank : as;
      const nextAs2 = used === 2 || (used === 1 && as !== 0) ? rank : as2;
      for (let i = 0; i < list.length; i++) {
        const cards = list[i]!;
        const nextLo = rank <= 8 ? lo | lowNibble(cards, shift) : lo;
        const nextLo2 = rank <= 8 ? lo2 | highNibble(cards, shift) : lo2;
        const nextHi = rank > 8 ? hi | lowNibble(cards, shift) : hi;
        const nextHi2 = rank > 8 ? hi2 | highNibble(cards, shift) : hi2;
        if (complete) {
          this.emit(kind, length * width, rank * 2, nextLo, nextHi, nextLo2, nextHi2, nextAs, nextAs2);
        }
        if (goesOn && this.counts[rank + 1]! + left - used >= width) {
          const rest = left - used;
          this.extendRun(
            rank + 1, low, sets, width, kind, nextLo, nextHi, nextLo2, nextHi2, nextAs, nextAs2, rest,
          );
        }
      }
    }
  }

  private straights(above: number, size: number): void {
    const shortest = size === ANY_SIZE ? SHORTEST_STRAIGHT : size;
    const lowest = (this.present & MAH_JONG_RANK) !== 0 ? 1 : 2;
    for (let low = Math.max(lowest, (above >> 1) - shortest + 2); low <= ACE - shortest + 1; low++) {
      const reach = low + shortest - 1;
      if (this.lacksMore(low, reach, this.jokers)) continue;
      this.extendStraight(low, low, reach, size, 0, 0, 0, 0, 15, 0, 0, this.jokers);
    }
  }

  /** Whether more than `allowed` ranks from `low` to `high` are missing from the hand. */
  private lacksMore(low: number, high: number, allowed: number): boolean {
    let missing = ~this.present & ((1 << (high + 1)) - (1 << low));
    for (let filled = 0; filled < allowed; filled++) missing &= missing - 1;
    return missing !== 0;
  }

  /** `suits` are those all natural cards so far share; a run of one suit without Phoenix is a bomb, no straight. */
  private extendStraight(
    rank: number,
    low: number,
    reach: number,
    size: number,
    lo: number,
    hi: number,
    lo2: number,
    hi2: number,
    suits: number,
    as: number,
    as2: number,
    left: number,
  ): void {
    if (rank === 1) {
      const shared = this.rules.mahJongInBomb ? suits : 0;
      this.straightUpTo(rank, low, reach, size, lo, hi | MAH_JONG_BIT, lo2, hi2, shared, as, as2, left);
      return;
    }
    const cards = this.held[rank]!;
    if (cards !== 0) {
      const list = this.choices.of(cards, this.keep[rank]!, 1, false);
      for (let i = 0; i < list.length; i++) {
        const card = list[i]!;
        const shared = suits & suitsOf(card);
        if (rank <= 8) {
          const nextLo = lo | lowNibble(card, rank - 2);
          const nextLo2 = lo2 | highNibble(card, rank - 2);
          this.straightUpTo(rank, low, reach, size, nextLo, hi, nextLo2, hi2, shared, as, as2, left);
        } else {
          const nextHi = hi | lowNibble(card, rank - 9);
          const nextHi2 = hi2 | highNibble(card, rank - 9);
          this.straightUpTo(rank, low, reach, size, lo, nextHi, lo2, nextHi2, shared, as, as2, left);
        }
      }
    }
    if (left === 0) return;
    if (as === 0) this.straightUpTo(rank, low, reach, size, lo, hi, lo2, hi2, 0, rank, 0, left - 1);
    else this.straightUpTo(rank, low, reach, size, lo, hi, lo2, hi2, 0, as, rank, left - 1);
  }

  private straightUpTo(
    rank: number,
    low: number,
    reach: number,
    size: number,
    lo: number,
    hi: number,
    lo2: number,
    hi2: number,
    suits: number,
    as: number,
    as2: number,
    left: number,
  ): void {
    if (rank < reach) {
      if (this.lacksMore(rank + 1, reach, left)) return;
    } else {
      if (suits === 0) this.emit('straight', rank - low + 1, rank * 2, lo, hi, lo2, hi2, as, as2);
      if (rank === ACE || size !== ANY_SIZE) return;
      if (left === 0 && ((this.present >> (rank + 1)) & 1) === 0) return;
    }
    this.extendStraight(rank + 1, low, reach, size, lo, hi, lo2, hi2, suits, as, as2, left);
  }

  private bombs(standing: Play): void {
    const onBomb = isBomb(standing) && standing.size > 0;
    if (!onBomb) this.fours(0);
    else if (standing.size === 4) this.fours(standing.height);
    if (!this.hasStraightBomb) return;
    if (!onBomb || standing.size < SHORTEST_STRAIGHT) {
      this.straightBombs(SHORTEST_STRAIGHT, ACE, 0);
    } else {
      this.straightBombs(standing.size, standing.size, standing.height);
      this.straightBombs(standing.size + 1, ACE, 0);
    }
  }

  private fours(above: number): void {
    for (let ranks = this.fourfold & ranksAbove(above); ranks !== 0; ranks &= ranks - 1) {
      const rank = lowestRank(ranks);
      const list = this.choices.of(this.held[rank]!, this.keep[rank]!, 4, this.quadDistinct);
      for (let i = 0; i < list.length; i++) this.add('bomb4', 4, rank * 2, rank, list[i]!, 0, 0, 0, 0, 0, 0);
    }
  }

  private straightBombs(shortest: number, longest: number, above: number): void {
    const lowest = this.rules.mahJongInBomb && (this.present & MAH_JONG_RANK) !== 0 ? 1 : 2;
    for (let suit = 0; suit < 4; suit++) {
      for (let low = lowest; low <= ACE - 4; low++) {
        this.extendBomb(low, low, suit, shortest, longest, above, 0, 0, 0, 0);
      }
    }
  }

  private extendBomb(
    rank: number,
    low: number,
    suit: number,
    shortest: number,
    longest: number,
    above: number,
    lo: number,
    hi: number,
    lo2: number,
    hi2: number,
  ): void {
    const length = rank - low + 1;
    if (rank === 1) {
      this.extendBomb(2, low, suit, shortest, longest, above, lo, hi | MAH_JONG_BIT, lo2, hi2);
      return;
    }
    const shift = (rank <= 8 ? rank - 2 : rank - 9) * 4 + suit;
    const copies = (this.held[rank]! >> suit) & 0x11;
    for (let copy = 1; copy <= 16; copy <<= 4) {
      if ((copies & copy) === 0 || (copy === 16 && copies === 0x11 && !this.everyCard)) continue;
      const bit = 1 << shift;
      const nextLo = rank <= 8 && copy === 1 ? lo | bit : lo;
      const nextLo2 = rank <= 8 && copy === 16 ? lo2 | bit : lo2;
      const nextHi = rank > 8 && copy === 1 ? hi | bit : hi;
      const nextHi2 = rank > 8 && copy === 16 ? hi2 | bit : hi2;
      if (length >= shortest && rank * 2 > above) {
        this.emit('bombS', length, rank * 2, nextLo, nextHi, nextLo2, nextHi2, 0, 0);
      }
      if (rank < ACE && length < longest) {
        this.extendBomb(rank + 1, low, suit, shortest, longest, above, nextLo, nextHi, nextLo2, nextHi2);
      }
    }
  }

  /** Adds cards of one rank to what is collected, then lists the play. */
  private add(
    kind: Kind,
    size: number,
    height: number,
    rank: number,
    cards: number,
    lo: number,
    hi: number,
    lo2: number,
    hi2: number,
    as: number,
    as2: number,
  ): void {
    if (rank <= 8) {
      this.emit(
        kind, size, height, lo | lowNibble(cards, rank - 2), hi, lo2 | highNibble(cards, rank - 2), hi2, as, as2,
      );
    } else {
      this.emit(
        kind, size, height, lo, hi | lowNibble(cards, rank - 9), lo2, hi2 | highNibble(cards, rank - 9), as, as2,
      );
    }
  }

  /** Lists the play with the Phoenixes it uses; `as` and `as2` are the ranks they stand for. */
  private emit(
    kind: Kind,
    size: number,
    height: number,
    lo: number,
    hi: number,
    lo2: number,
    hi2: number,
    as: number,
    as2: number,
  ): void {
    const { out } = this;
    if (as === 0) {
      out.add(kind, size, height, lo, hi, lo2, hi2, 0, 0);
    } else if (as2 === 0) {
      out.add(kind, size, height, lo, hi | this.jokerHi, lo2, hi2 | this.jokerHi2, as, 0);
      if (this.everyCard && this.jokerHi !== 0 && (this.hi2 & PHOENIX_BIT) !== 0) {
        out.add(kind, size, height, lo, hi, lo2, hi2 | PHOENIX_BIT, as, 0);
      }
    } else {
      const [lower, higher] = as < as2 ? [as, as2] : [as2, as];
      out.add(kind, size, height, lo, hi | PHOENIX_BIT, lo2, hi2 | PHOENIX_BIT, lower, higher);
    }
  }
}

const NO_CARDS: readonly number[] = [0];

/** The ranks that decide above a height. */
function ranksAbove(height: number): number {
  return height < 4 ? EVERY_RANK : EVERY_RANK & -(2 << (height >> 1));
}

function lowestRank(ranks: number): number {
  return 31 - Math.clz32(ranks & -ranks);
}

function lowNibble(cards: number, place: number): number {
  return (cards & 15) << (place * 4);
}

function highNibble(cards: number, place: number): number {
  return (cards >> 4) << (place * 4);
}

function suitsOf(cards: number): number {
  return (cards | (cards >> 4)) & 15;
}

/** A bit for every rank of which all four suits are there. */
function fullRanks(bits: number): number {
  return bits & (bits >> 1) & (bits >> 2) & (bits >> 3) & 0x1111111;
}

/** Whether five adjacent ranks share a suit; a run may cross from the low half into the high one. */
function hasSuitedRun(low: number, high: number): boolean {
  const runs =
    low &
    ((low >> 4) | (high << 24)) &
    ((low >> 8) | (high << 20)) &
    ((low >> 12) | (high << 16)) &
    ((low >> 16) | (high << 12)) &
    LOW_HALF;
  return (runs | (high & (high >> 4) & (high >> 8) & (high >> 12) & (high >> 16))) !== 0;
}

/** The lowest rank that can be part of an ordinary play on this one. */
function lowestUseful(standing: Play): number {
  const above = (standing.height >> 1) + 1;
  switch (standing.kind) {
    case 'single':
    case 'pair':
    case 'triple':
      return above < 2 ? 2 : above;
    case 'stairs':
    case 'triple-stairs':
    case 'full':
    case 'straight':
      return 2;
    case 'bomb4':
    case 'bombS':
    case 'dog':
      return ACE + 1;
  }
}
