import { type Cards, KINDS, type Kind, type Position, type Rules, type Seat } from '@schupf/rules';

const KIND_NUMBERS = Object.fromEntries(KINDS.map((kind, index) => [kind, index])) as Record<Kind, number>;
/** A pile of tricks has -25 to 125 points. With this shift, the points of five piles fit into one number. */
const POINT_SHIFT = 25;
const POINT_BASE = 256;
const SPECIALS = 0xf000000;
const SUITED = 0xffffff;

/**
 * For up to four ranks of four bits each: keeps the number of cards of each rank, but moves them to the first suits.
 */
const FIRST_SUITS = Uint16Array.from({ length: 1 << 16 }, (_, bits) => {
  let first = 0;
  for (let shift = 0; shift < 16; shift += 4) {
    let held = 0;
    for (let suit = 0; suit < 4; suit++) held += (bits >> (shift + suit)) & 1;
    first |= ((1 << held) - 1) << shift;
  }
  return first;
});

/**
 * The hash of a position in play. Positions with the same hash have the same value, apart from points that can no
 * longer change hands. Suits count only if someone holds a straight bomb.
 */
export class Fingerprint {
  first = 0;
  second = 0;
  /** Points that can no longer change hands: the first side's minus the other side's. They are not part of the hash. */
  safe = 0;
  private readonly lastTricksToFirst: boolean;
  /** Whether cards of the same rank are interchangeable. */
  mergesSuits = true;
  private salt = 0;

  constructor(rules: Rules) {
    this.lastTricksToFirst = rules.lastTricksTo === 'first-out' && rules.lastButOneTricksTo !== 'first-out';
  }

  /** Makes all further hashes differ from earlier ones, which is faster than clearing the table of positions. */
  renew(): void {
    this.salt = (this.salt + 0x61c88647) | 0;
  }

  /** `asked` is the number of seats that have already declined to bomb in this window. */
  take({ open, hands }: Position, asked: number): void {
    this.first = this.salt;
    this.second = ~this.salt;
    for (let seat = 0; seat < hands.length; seat++) this.addHand(hands[seat]!);
    const { standing, finished } = open;
    this.add(
      (open.turn + 1) | ((open.owner + 1) << 4) | (open.passed << 8) | (open.wish << 16) | (asked << 24),
    );
    this.add(
      KIND_NUMBERS[standing.kind] |
        (standing.size << 4) |
        (standing.height << 8) |
        (Number(open.window) << 16) |
        (open.phase === 'gift' ? 1 << 17 : 0),
    );
    let order = finished.length;
    for (let place = 0; place < finished.length; place++) order = order * 8 + finished[place]!;
    this.add(order);
    this.safe = 0;
    let points = open.trickCards.points() + POINT_SHIFT;
    const mayBeSwept = finished.length < 2;
    for (let seat = 0; seat < hands.length; seat++) {
      const won = open.won[seat]!.points();
      if (!mayBeSwept && this.isSafe(seat, finished, open.counts[seat]!))
        this.safe += seat % 2 === 0 ? won : -won;
      else points = points * POINT_BASE + won + POINT_SHIFT;
    }
    this.add(points | 0);
    this.add(Math.floor(points / 0x1_0000_0000) | 0);
  }

  /** Once no double win is possible, the tricks of a seat are safe if the seat is out or its side went out first. */
  private isSafe(seat: Seat, finished: readonly Seat[], count: number): boolean {
    if (!this.lastTricksToFirst) return false;
    return count === 0 || finished[0]! % 2 === seat % 2;
  }

  private addHand({ lo, hi }: Cards): void {
    if (this.mergesSuits) {
      this.add(FIRST_SUITS[lo & 0xffff]! | (FIRST_SUITS[lo >>> 16]! << 16));
      const suited = hi & SUITED;
      this.add(FIRST_SUITS[suited & 0xffff]! | (FIRST_SUITS[suited >>> 16]! << 16) | (hi & SPECIALS));
    } else {
      this.add(lo);
      this.add(hi);
    }
  }

  private add(word: number): void {
    this.first = mixed(this.first ^ word, 0xcc9e2d51);
    this.second = mixed(this.second ^ Math.imul(word, 0x1b873593), 0xc2b2ae35);
  }
}

function mixed(word: number, factor: number): number {
  const product = Math.imul(word ^ (word >>> 15), factor);
  return Math.imul(product ^ (product >>> 13), 0x5bd1e995) ^ (product >>> 16);
}
