import {
  CardSet,
  type Cards,
  fulfils,
  hasSeat,
  KINDS,
  type Kind,
  NO_SEAT,
  type OpenState,
  type Play,
  type Rules,
  type Seat,
  type View,
} from '@schupf/rules';
import {
  addCards,
  addCardsCoarsely,
  CARD_CODES,
  CARD_FEATURES,
  COARSE_CARD_FEATURES,
  codeOf,
} from './card-features.ts';
import type { FeatureBuffer } from './feature-buffer.ts';
import { factsFor, type HandFacts } from './hand-facts.ts';

const SEATS = 4;
const OTHERS = SEATS - 1;
const HAND_SIZES = 15;
const HEIGHTS = 16;
const HALF = (1 << 28) - 1;

/** Thresholds for the points in a trick. */
const TRICK_STEPS = [1, 10, 20, 30, 45] as const;
/** Thresholds for the points a seat has won. */
const WON_STEPS = [1, 20, 40, 60] as const;

const KIND_INDEX = Object.fromEntries(KINDS.map((kind, index) => [kind, index])) as Record<Kind, number>;

let used = 0;
function block(size: number): number {
  used += size;
  return used - size;
}

// The meaning of each feature. Blocks with one entry per seat are in playing order. They begin with the deciding seat
// or, if they leave it out, with the next one.
const HAND = block(CARD_FEATURES);
const UNSEEN = block(CARD_FEATURES);
const COUNTS = block(SEATS * HAND_SIZES);
const TOP = block(KINDS.length * HEIGHTS);
const SIZE = block(HAND_SIZES);
const LONE_PHOENIX = block(1);
const OWNER = block(SEATS + 1);
const TRICK = block(TRICK_STEPS.length + 1);
const WON = block(SEATS * (WON_STEPS.length + 1));
const WISH = block(15);
const CALLS = block(SEATS * 2);
const FIRST_OUT = block(SEATS + 1);
const SECOND_OUT = block(SEATS);
const GAVE = block(OTHERS * CARD_CODES);
const RECEIVED = block(OTHERS * CARD_CODES);
const PLAYED = block(OTHERS * COARSE_CARD_FEATURES);
const PASSED = block(OTHERS);
const PASSES = block(1);
const WAITS = block(1);
const NEXT = block(SEATS + 1);
const COMBINATIONS = block(HAND_SIZES);
const BOMBS = block(2);

export const PLAY_INPUTS = used;

/** What a seat remembers of the cards it has seen: everything, or only which high cards are gone. */
export type Attention = 'all' | 'high-cards';

/** Bit mask of tens and higher and the special cards: the high word of a card set without the nines. */
const HIGH = HALF & ~15;

/** What a seat knows during play, and the effect of each of its candidates. Reads no hidden information. */
export class PlayFeatures {
  private readonly facts: HandFacts;
  private readonly attention: Attention;
  private readonly after = new CardSet();

  constructor(rules: Rules, attention: Attention = 'all') {
    this.facts = factsFor(rules);
    this.attention = attention;
  }

  /**
   * Adds the features that all candidates share. When the Dragon's trick is given away, the points won are left out,
   * because the gift changes them.
   */
  addState({ open, hands, transfers }: View, seat: Seat, to: FeatureBuffer, isGift = false): void {
    to.clear();
    const remembersAll = this.attention === 'all';
    const unseen = unseenBy(open, hands[seat]!, this.after);
    if (!remembersAll) forgetLowCards(unseen, hands[seat]!);
    addCards(to, UNSEEN, unseen);
    for (let step = 1; step < SEATS; step++) {
      const other = (seat + step) % SEATS;
      to.add(COUNTS + step * HAND_SIZES + open.counts[other]!);
      const call = open.calls[other];
      if (call) to.add(CALLS + step * 2 + (call === 'grand' ? 1 : 0));
      if (remembersAll) addCardsCoarsely(to, PLAYED + (step - 1) * COARSE_CARD_FEATURES, open.played[other]!);
      if (hasSeat(open.passed, other)) to.add(PASSED + step - 1);
    }
    for (const { from, to: receiver, cards } of transfers) {
      const card = cards[0]!;
      if (from === seat && unseen.has(card)) {
        to.add(GAVE + (relative(receiver, seat) - 1) * CARD_CODES + codeOf(card));
      } else if (receiver === seat) {
        to.add(RECEIVED + (relative(from, seat) - 1) * CARD_CODES + codeOf(card));
      }
    }
    const [first, second] = open.finished;
    to.add(FIRST_OUT + (first === undefined ? SEATS : relative(first, seat)));
    if (second !== undefined) to.add(SECOND_OUT + relative(second, seat));
    if (!isGift) for (let winner = 0; winner < SEATS; winner++) addWon(to, open, seat, winner, 0);
  }

  /** Adds the features of playing these cards with this wish (0 for none), after calling Tichu if `calls`. */
  addPlay(
    open: OpenState,
    seat: Seat,
    hand: Cards,
    play: Play,
    wish: number,
    calls: boolean,
    to: FeatureBuffer,
  ): void {
    const after = this.after.copyFrom(hand).removeAll(play.cards);
    const isDog = play.kind === 'dog';
    this.addHand(after, open.counts[seat]! - play.size, to);
    to.add(OWNER + (isDog ? 2 : 0));
    if (!isDog) {
      addTop(to, play);
      addTrick(to, open.trickCards.points() + play.cards.points());
    }
    to.add(WISH + (wish !== 0 ? wish : open.wish !== 0 && fulfils(play, open.wish) ? 0 : open.wish));
    addOwnCall(to, open, seat, calls);
    to.add(NEXT + (isDog ? 2 : nextAfter(open, seat, seat)));
  }

  /** Adds the features of passing or, out of turn, of not bombing. */
  addPass(
    open: OpenState,
    seat: Seat,
    hand: Cards,
    isOnTurn: boolean,
    calls: boolean,
    to: FeatureBuffer,
  ): void {
    this.addHand(hand, open.counts[seat]!, to);
    to.add(OWNER + relative(open.owner, seat));
    addTop(to, open.standing);
    addTrick(to, open.trickCards.points());
    to.add(WISH + open.wish);
    addOwnCall(to, open, seat, calls);
    to.add(isOnTurn ? PASSES : WAITS);
    if (isOnTurn) to.add(NEXT + (open.owner === seat ? SEATS : nextAfter(open, seat, open.owner)));
    else to.add(NEXT + (open.turn === NO_SEAT ? SEATS : relative(open.turn, seat)));
  }

  /** Adds the features of giving the Dragon's trick to an opponent and leading. */
  addGift(open: OpenState, seat: Seat, hand: Cards, receiver: Seat, to: FeatureBuffer): void {
    this.addHand(hand, open.counts[seat]!, to);
    to.add(OWNER + SEATS);
    to.add(WISH + open.wish);
    addOwnCall(to, open, seat, false);
    to.add(NEXT);
    const points = open.trickCards.points();
    for (let winner = 0; winner < SEATS; winner++) {
      addWon(to, open, seat, winner, winner === receiver ? points : 0);
    }
  }

  private addHand(hand: Cards, size: number, to: FeatureBuffer): void {
    addCards(to, HAND, hand);
    to.add(COUNTS + size);
    const facts = size === 0 ? 0 : this.facts.of(hand);
    to.add(COMBINATIONS + (facts & 15));
    const bombs = facts >> 4;
    if (bombs > 0) to.add(BOMBS + bombs - 1);
  }
}

function relative(other: Seat, seat: Seat): number {
  return (other - seat + SEATS) % SEATS;
}

/** The cards the seat has seen neither in its hand nor on the table. */
function unseenBy(open: OpenState, hand: Cards, into: CardSet): CardSet {
  into.clear();
  into.lo = HALF & ~hand.lo & ~open.trickCards.lo & ~open.discarded.lo;
  into.hi = HALF & ~hand.hi & ~open.trickCards.hi & ~open.discarded.hi;
  for (let seat = 0; seat < SEATS; seat++) into.removeAll(open.won[seat]!);
  return into;
}

/** Treats every low card that is not in the hand as unseen. */
function forgetLowCards(unseen: CardSet, hand: Cards): void {
  unseen.lo = HALF & ~hand.lo;
  unseen.hi |= HALF & ~HIGH & ~hand.hi;
}

function addTop(to: FeatureBuffer, play: Play): void {
  to.add(TOP + KIND_INDEX[play.kind] * HEIGHTS + Math.min(HEIGHTS - 1, play.height >> 1));
  to.add(SIZE + play.size);
  if (play.kind === 'single' && (play.height & 1) !== 0) to.add(LONE_PHOENIX);
}

function addTrick(to: FeatureBuffer, points: number): void {
  for (let step = 0; step < TRICK_STEPS.length; step++) {
    if (points >= TRICK_STEPS[step]!) to.add(TRICK + step);
  }
  if (points < 0) to.add(TRICK + TRICK_STEPS.length);
}

function addWon(to: FeatureBuffer, open: OpenState, seat: Seat, winner: Seat, extra: number): void {
  const points = open.won[winner]!.points() + extra;
  const base = WON + relative(winner, seat) * (WON_STEPS.length + 1);
  for (let step = 0; step < WON_STEPS.length; step++) {
    if (points >= WON_STEPS[step]!) to.add(base + step);
  }
  if (points < 0) to.add(base + WON_STEPS.length);
}

function addOwnCall(to: FeatureBuffer, open: OpenState, seat: Seat, calls: boolean): void {
  if (calls || open.calls[seat] !== null) to.add(CALLS + (open.calls[seat] === 'grand' ? 1 : 0));
}

/** How many seats away the next seat to act is; SEATS if the trick ends before anyone else acts. */
function nextAfter(open: OpenState, seat: Seat, owner: Seat): number {
  for (let step = 1; step < SEATS; step++) {
    const next = (seat + step) % SEATS;
    if (next === owner) return SEATS;
    if (open.counts[next]! > 0) return step;
  }
  return SEATS;
}
