import {
  CardSet,
  type Cards,
  fulfils,
  hasSeat,
  KINDS,
  type Kind,
  NOBODY,
  type OpenState,
  type Play,
  type Rules,
  type Seat,
  type View,
} from '@schupf/rules';
import { addCards, addRoughly, CARD_FEATURES, CODES, codeOf, ROUGH_FEATURES } from './card-features.ts';
import { factsFor, type HandFacts } from './hand-facts.ts';
import type { Question } from './question.ts';

const SEATS = 4;
const OTHERS = SEATS - 1;
const HAND_SIZES = 15;
const HEIGHTS = 16;
const HALF = (1 << 28) - 1;

/** Points from which on a trick, or what somebody has won, is told apart. */
const TRICK_STEPS = [1, 10, 20, 30, 45] as const;
const WON_STEPS = [1, 20, 40, 60] as const;

const PLACES = Object.fromEntries(KINDS.map((kind, place) => [kind, place])) as Record<Kind, number>;

let used = 0;
function block(size: number): number {
  used += size;
  return used - size;
}

// What each feature means. Blocks over seats begin with the seat that decides, where it has one, and go to the right.
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
const GAVE = block(OTHERS * CODES);
const RECEIVED = block(OTHERS * CODES);
const PLAYED = block(OTHERS * ROUGH_FEATURES);
const PASSED = block(OTHERS);
const PASSES = block(1);
const WAITS = block(1);
const NEXT = block(SEATS + 1);
const COMBINATIONS = block(HAND_SIZES);
const BOMBS = block(2);

export const PLAY_INPUTS = used;

/** How much of what it has seen a seat keeps in mind: all of it, or which high cards are gone and nothing else. */
export type Attention = 'all' | 'high-cards';

/** Tens and higher, and the special cards: what lies in the higher half of a pack but for the nines. */
const HIGH = HALF & ~15;

/** What a seat knows while cards are played, and what each thing it may do leads to. Nothing hidden is looked at. */
export class PlayFeatures {
  private readonly facts: HandFacts;
  private readonly attention: Attention;
  private readonly after = new CardSet();

  constructor(rules: Rules, attention: Attention = 'all') {
    this.facts = factsFor(rules);
    this.attention = attention;
  }

  /** What is the same whatever is done; who has won how much is left out for a gift, which changes it. */
  state({ open, hands, transfers }: View, seat: Seat, question: Question, isGift = false): void {
    question.clear();
    const isAttentive = this.attention === 'all';
    const unseen = unseenBy(open, hands[seat]!, this.after);
    if (!isAttentive) forgetLowCards(unseen, hands[seat]!);
    addCards(question, UNSEEN, unseen);
    for (let step = 1; step < SEATS; step++) {
      const other = (seat + step) % SEATS;
      question.add(COUNTS + step * HAND_SIZES + open.counts[other]!);
      const call = open.calls[other];
      if (call) question.add(CALLS + step * 2 + (call === 'grand' ? 1 : 0));
      if (isAttentive) addRoughly(question, PLAYED + (step - 1) * ROUGH_FEATURES, open.played[other]!);
      if (hasSeat(open.passed, other)) question.add(PASSED + step - 1);
    }
    for (const { from, to, cards } of transfers) {
      const card = cards[0]!;
      if (from === seat && unseen.has(card)) {
        question.add(GAVE + (relative(to, seat) - 1) * CODES + codeOf(card));
      } else if (to === seat) {
        question.add(RECEIVED + (relative(from, seat) - 1) * CODES + codeOf(card));
      }
    }
    const [first, second] = open.finished;
    question.add(FIRST_OUT + (first === undefined ? SEATS : relative(first, seat)));
    if (second !== undefined) question.add(SECOND_OUT + relative(second, seat));
    if (!isGift) for (let winner = 0; winner < SEATS; winner++) addWon(question, open, seat, winner, 0);
  }

  /** To lay this play with this wish, 0 for none; `calls` when Tichu is called before. */
  lay(
    open: OpenState,
    seat: Seat,
    hand: Cards,
    play: Play,
    wish: number,
    calls: boolean,
    to: Question,
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

  /** To pass, or not to bomb now. */
  rest(open: OpenState, seat: Seat, hand: Cards, inTurn: boolean, calls: boolean, to: Question): void {
    this.addHand(hand, open.counts[seat]!, to);
    to.add(OWNER + relative(open.owner, seat));
    addTop(to, open.standing);
    addTrick(to, open.trickCards.points());
    to.add(WISH + open.wish);
    addOwnCall(to, open, seat, calls);
    to.add(inTurn ? PASSES : WAITS);
    if (inTurn) to.add(NEXT + (open.owner === seat ? SEATS : nextAfter(open, seat, open.owner)));
    else to.add(NEXT + (open.turn === NOBODY ? SEATS : relative(open.turn, seat)));
  }

  /** To give the trick that the Dragon has won to an opponent, and to lead. */
  give(open: OpenState, seat: Seat, hand: Cards, receiver: Seat, to: Question): void {
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

  private addHand(hand: Cards, size: number, to: Question): void {
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

/** What the seat has not seen: neither in its hand nor on the table. */
function unseenBy(open: OpenState, hand: Cards, into: CardSet): CardSet {
  into.clear();
  into.lo = HALF & ~hand.lo & ~open.trickCards.lo & ~open.discarded.lo;
  into.hi = HALF & ~hand.hi & ~open.trickCards.hi & ~open.discarded.hi;
  for (let seat = 0; seat < SEATS; seat++) into.removeAll(open.won[seat]!);
  return into;
}

/** Every low card that is not in the hand may still be anywhere. */
function forgetLowCards(unseen: CardSet, hand: Cards): void {
  unseen.lo = HALF & ~hand.lo;
  unseen.hi |= HALF & ~HIGH & ~hand.hi;
}

function addTop(question: Question, play: Play): void {
  question.add(TOP + PLACES[play.kind] * HEIGHTS + Math.min(HEIGHTS - 1, play.height >> 1));
  question.add(SIZE + play.size);
  if (play.kind === 'single' && (play.height & 1) !== 0) question.add(LONE_PHOENIX);
}

function addTrick(question: Question, points: number): void {
  for (let step = 0; step < TRICK_STEPS.length; step++) {
    if (points >= TRICK_STEPS[step]!) question.add(TRICK + step);
  }
  if (points < 0) question.add(TRICK + TRICK_STEPS.length);
}

function addWon(question: Question, open: OpenState, seat: Seat, winner: Seat, more: number): void {
  const points = open.won[winner]!.points() + more;
  const base = WON + relative(winner, seat) * (WON_STEPS.length + 1);
  for (let step = 0; step < WON_STEPS.length; step++) {
    if (points >= WON_STEPS[step]!) question.add(base + step);
  }
  if (points < 0) question.add(base + WON_STEPS.length);
}

function addOwnCall(question: Question, open: OpenState, seat: Seat, calls: boolean): void {
  if (calls || open.calls[seat] !== null) question.add(CALLS + (open.calls[seat] === 'grand' ? 1 : 0));
}

/** How far to the right the next who is asked sits; SEATS when the trick is the owner's before. */
function nextAfter(open: OpenState, seat: Seat, owner: Seat): number {
  for (let step = 1; step < SEATS; step++) {
    const next = (seat + step) % SEATS;
    if (next === owner) return SEATS;
    if (open.counts[next]! > 0) return step;
  }
  return SEATS;
}
