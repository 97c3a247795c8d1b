import {
  type Bits,
  type Card,
  type CardSet,
  type Cards,
  combinationOf,
  DOG,
  dogTargetsWith,
  finderFor,
  type Gift,
  MAH_JONG,
  NO_PLAY,
  NO_SEAT,
  type OpenState,
  type Play,
  PlayList,
  playsHonouringWish,
  type Rank,
  type Rules,
  type Seat,
  type Slot,
  slotsOf,
  type View,
  wishesWith,
} from '@schupf/rules';
import type { Convention } from '../convention.ts';
import type { Policy, Why } from '../policy.ts';
import { faceIndex } from './card-counts.ts';
import type { Encoder, GivenCard } from './encoder.ts';
import type { Evaluator, NetworkName } from './evaluator.ts';
import { explainBomb, explainGift, explainPush, explainTurn, explainWish } from './explain.ts';
import { VALUE_OUTPUT } from './kernel-layout.ts';
import { Net1Encoder } from './net-1-encoder.ts';
import { Objective } from './objective.ts';
import { VALUE_UNIT } from './outputs.ts';
import type { Attention } from './play-features.ts';
import { applyConvention } from './push-convention.ts';

const NO_TARGETS: readonly Seat[] = [NO_SEAT];

export interface LearnedPolicyOptions {
  readonly convention?: Convention | undefined;
  readonly attention?: Attention;
  /** How decisions are described to the networks; by default, in the way of net-1. */
  readonly encoderFor?: (rules: Rules) => Encoder;
}

/**
 * Picks the candidate with the highest expected result. The network's input for a candidate is what the seat would
 * know after choosing it.
 */
export class LearnedPolicy implements Policy {
  readonly name: string;
  protected readonly evaluator: Evaluator;
  private readonly convention: Convention;
  private readonly encoderFor: (rules: Rules) => Encoder;
  private readonly encoders = new WeakMap<Rules, Encoder>();
  private readonly objective = new Objective();
  private readonly plays = new PlayList();
  private rules: Rules | null = null;
  private encoder!: Encoder;
  /** The index of the play of each candidate of a turn or a bomb. */
  protected readonly playIndices: number[] = [];
  /** The wish of each candidate of a turn. */
  protected readonly wishes: (Rank | 0)[] = [];
  /** The partner named with the Dog in each candidate of a turn; NO_SEAT if none is. */
  protected readonly dogTargets: Seat[] = [];
  /** What each candidate of the last decision is expected to bring, in points. */
  protected readonly points: number[] = [];
  /** The points expected from the best candidate. */
  protected bestPoints = 0;
  /** The candidate of the last turn chosen. */
  protected chosenTurn = 0;

  constructor(
    name: string,
    evaluator: Evaluator,
    {
      convention = 'none',
      attention = 'all',
      encoderFor = (rules) => new Net1Encoder(rules, attention),
    }: LearnedPolicyOptions = {},
  ) {
    this.name = name;
    this.evaluator = evaluator;
    this.convention = convention;
    this.encoderFor = encoderFor;
  }

  callsGrand(view: View, seat: Seat, random: Bits, why: Why): boolean {
    this.prepare(view, seat, 'call');
    this.encoder.addGrand(view, seat, this.evaluator.features);
    const calls = this.pick('grand', random) === 1;
    if (calls) why?.push({ code: 'strong-hand' });
    return calls;
  }

  /** Never calls before the push: waiting costs nothing, because the seat can still call before its first card. */
  callsTichu(view: View, seat: Seat, random: Bits, why: Why): boolean {
    const firstWithCall = this.addTurnsWithCall(view, seat);
    const calls = firstWithCall > 0 && this.pickCall(firstWithCall, random);
    if (calls) why?.push({ code: 'strong-hand' });
    return calls;
  }

  weighCall(view: View, seat: Seat): number {
    const firstWithCall = this.addTurnsWithCall(view, seat);
    return firstWithCall === 0 ? Number.NEGATIVE_INFINITY : this.gainFromCall(firstWithCall);
  }

  weighGrand(view: View, seat: Seat): number {
    this.prepare(view, seat, 'call');
    this.encoder.addGrand(view, seat, this.evaluator.features);
    return this.gainFromCall(1, 'grand');
  }

  withdraws(): boolean {
    return true;
  }

  push(view: View, seat: Seat, random: Bits, why: Why): Gift[] {
    this.prepare(view, seat);
    const { open } = view;
    const left = view.hands[seat]!.copy();
    const slots = slotsOf(open, seat, left);
    for (const { must } of slots) left.removeAll(must);
    const given: GivenCard[] = slots.flatMap(({ to, must }) => must.toArray().map((card) => ({ to, card })));
    for (const { to, count, must, pick } of inOrderOfPush(slots, open, seat)) {
      for (let missing = count - must.size; missing > 0; missing--) {
        const card = this.cardToGive(view, seat, left, pick, given, to, random);
        left.remove(card);
        given.push({ to, card });
      }
    }
    explainPush(view, seat, this.bestPoints, why);
    const gifts = slots.map(({ to }) => ({
      to,
      cards: given.filter((gift) => gift.to === to).map(({ card }) => card),
    }));
    return applyConvention(gifts, this.convention, open, seat).sort((a, b) => a.to - b.to);
  }

  turn(view: View, seat: Seat, plays: PlayList, mayPass: boolean, random: Bits, why: Why): number {
    if (plays.length === 1 && !mayPass && !mayHaveExtras(view, seat, plays.at(0))) {
      why?.push({ code: 'only-choice' });
      this.bestPoints = Number.NaN;
      return 0;
    }
    this.prepare(view, seat);
    this.encoder.addState(view, seat, this.evaluator.features);
    this.addTurns(view, seat, plays, mayPass, false);
    const chosen = this.pick('play', random);
    this.chosenTurn = chosen;
    explainTurn(view, seat, plays, this.playIndices[chosen]!, this.bestPoints, why);
    return this.playIndices[chosen]!;
  }

  weigh(view: View, seat: Seat, plays: PlayList, mayPass: boolean, values: Float64Array): number {
    this.prepare(view, seat);
    this.encoder.addState(view, seat, this.evaluator.features);
    this.addTurns(view, seat, plays, mayPass, false);
    let passing = Number.NEGATIVE_INFINITY;
    values.fill(Number.NEGATIVE_INFINITY);
    this.evaluateAll('play', (candidate, points) => {
      const index = this.playIndices[candidate]!;
      const value = this.objective.valueOfExpected(points);
      if (index === NO_PLAY) passing = value;
      else values[index] = Math.max(values[index]!, value);
    });
    return passing;
  }

  bomb(view: View, seat: Seat, bombs: PlayList, random: Bits, why: Why): number {
    this.addBombs(view, seat, bombs);
    const chosen = this.playIndices[this.pick('play', random)]!;
    if (chosen !== NO_PLAY) explainBomb(view, seat, bombs.at(chosen), this.bestPoints, why);
    return chosen;
  }

  weighBombs(view: View, seat: Seat, bombs: PlayList, values: Float64Array): number {
    this.addBombs(view, seat, bombs);
    let waiting = 0;
    this.evaluateAll('play', (candidate, points) => {
      const value = this.objective.valueOfExpected(points);
      if (candidate === 0) waiting = value;
      else values[candidate - 1] = value;
    });
    return waiting;
  }

  wish(view: View, seat: Seat, play: Play, _random: Bits, why: Why): Rank | 0 {
    this.prepare(view, seat);
    const { features } = this.evaluator;
    this.encoder.addState(view, seat, features);
    const wishes = wishesWith(view.rules, play);
    for (const wish of wishes) {
      features.nextCandidate();
      this.encoder.addPlay(view.open, seat, view.hands[seat]!, play, wish, NO_SEAT, false, features);
    }
    const wish = wishes[this.best('play')]!;
    explainWish(view, seat, wish, this.bestPoints, why);
    return wish;
  }

  dogTo(view: View, seat: Seat, targets: readonly Seat[], _random: Bits, why: Why): Seat {
    if (targets.length === 1) return targets[0]!;
    this.prepare(view, seat);
    const { features } = this.evaluator;
    const hand = view.hands[seat]!;
    this.encoder.addState(view, seat, features);
    for (const target of targets) {
      features.nextCandidate();
      this.encoder.addPlay(view.open, seat, hand, THE_DOG, 0, target, false, features);
    }
    const to = targets[this.best('play')]!;
    why?.push({ code: 'dog-to-partner', seat: to });
    return to;
  }

  gift(view: View, seat: Seat, targets: readonly Seat[], random: Bits, why: Why): Seat {
    if (targets.length === 1) {
      why?.push({ code: 'only-choice' });
      return targets[0]!;
    }
    this.prepare(view, seat);
    const { features } = this.evaluator;
    this.encoder.addState(view, seat, features, true);
    for (const target of targets) {
      features.nextCandidate();
      this.encoder.addGift(view.open, seat, view.hands[seat]!, target, features);
    }
    const to = targets[this.pick('play', random)]!;
    explainGift(view, targets, to, this.bestPoints, why);
    return to;
  }

  /** The points expected from the last choice; not a number if there was only one option. */
  get expectedPoints(): number {
    return this.bestPoints;
  }

  /** How many points it is worth to the seat to be expected to win the round by this many. */
  worthOf({ open, rules }: View, seat: Seat, points: number): number {
    const knowsScore = this.encoderOf(rules).decides('other', open, seat);
    return this.objective.read(open, seat, knowsScore).valueOfExpected(points);
  }

  roundValue(view: View, end: OpenState, seat: Seat): number {
    const knowsScore = this.encoderOf(view.rules).decides('other', view.open, seat);
    return this.objective.read(view.open, seat, knowsScore).valueOfRound(end, seat);
  }

  /** Whether to consider pushing this card to this seat. At least one of the cards left must be considered. */
  protected mayGive(_view: View, _seat: Seat, _card: Card, _to: Seat, _left: Cards): boolean {
    return true;
  }

  /** Returns the chosen candidate. */
  protected pick(network: NetworkName, _random: Bits): number {
    return this.best(network);
  }

  /** Whether to call Tichu. The candidates from index `firstWithCall` onwards include the call. */
  protected pickCall(firstWithCall: number, _random: Bits): boolean {
    return this.gainFromCall(firstWithCall) > 0;
  }

  /** How many points more than others a candidate must be expected to bring. */
  protected handicap(_candidate: number): number {
    return 0;
  }

  /** The candidate with the highest expected points. */
  protected best(network: NetworkName): number {
    this.evaluateAll(network, () => {});
    return this.bestOf(this.evaluator.features.candidates);
  }

  /** The best of the first candidates, all of which have been evaluated. */
  protected bestOf(candidates: number): number {
    let best = 0;
    let highest = Number.NEGATIVE_INFINITY;
    for (let candidate = 0; candidate < candidates; candidate++) {
      const points = this.points[candidate]! - this.handicap(candidate);
      if (points <= highest) continue;
      highest = points;
      best = candidate;
    }
    this.bestPoints = this.points[best]!;
    return best;
  }

  /** How much more the best candidate with a call is worth than the best one without. */
  protected gainFromCall(firstWithCall: number, network: NetworkName = 'play'): number {
    let without = Number.NEGATIVE_INFINITY;
    let withCall = Number.NEGATIVE_INFINITY;
    this.evaluateAll(network, (candidate, points) => {
      if (candidate < firstWithCall) without = Math.max(without, points);
      else withCall = Math.max(withCall, points);
    });
    return this.objective.valueOfExpected(withCall) - this.objective.valueOfExpected(without);
  }

  /** Evaluates every candidate and calls `visit` with its expected points. */
  private evaluateAll(network: NetworkName, visit: (candidate: number, points: number) => void): void {
    const { evaluator } = this;
    evaluator.begin(network);
    for (let candidate = 0; candidate < evaluator.features.candidates; candidate++) {
      evaluator.evaluate(network, candidate);
      const points = evaluator.outputs[VALUE_OUTPUT]! * VALUE_UNIT;
      this.points[candidate] = points;
      visit(candidate, points);
    }
  }

  private prepare({ rules, open }: View, seat: Seat, what: 'call' | 'other' = 'other'): void {
    if (this.rules !== rules) {
      this.rules = rules;
      this.encoder = this.encoderOf(rules);
    }
    this.objective.read(open, seat, this.encoder.decides(what, open, seat));
  }

  private encoderOf(rules: Rules): Encoder {
    let encoder = this.encoders.get(rules);
    if (encoder === undefined) {
      encoder = this.encoderFor(rules);
      this.encoders.set(rules, encoder);
    }
    return encoder;
  }

  /**
   * Adds all turns without a call, and then all plays with one. Returns the index of the first candidate with a call;
   * 0 before play begins, if there is nothing to play, or if a call can no longer be won.
   */
  private addTurnsWithCall(view: View, seat: Seat): number {
    const { open, rules } = view;
    if (open.phase !== 'play' || open.finished.length > 0) return 0;
    const alternative = playsHonouringWish(
      open,
      view.hands[seat]!,
      finderFor(rules, 'up-to-suits'),
      this.plays,
    );
    if (this.plays.length === 0) return 0;
    this.prepare(view, seat, 'call');
    this.encoder.addState(view, seat, this.evaluator.features);
    this.addTurns(view, seat, this.plays, alternative === 'pass', false);
    const firstWithCall = this.evaluator.features.candidates;
    this.addTurns(view, seat, this.plays, false, true);
    return firstWithCall;
  }

  /** Adds each play with each wish it may carry, and passing. */
  private addTurns(view: View, seat: Seat, plays: PlayList, mayPass: boolean, calls: boolean): void {
    const { open } = view;
    const { features } = this.evaluator;
    const hand = view.hands[seat]!;
    for (let index = 0; index < plays.length; index++) {
      const play = plays.at(index);
      const targets = dogTargetsWith(open, seat, play);
      for (const target of targets.length === 0 ? NO_TARGETS : targets) {
        for (const wish of wishesWith(view.rules, play)) {
          if (!this.nextTurn(index, wish, target)) return;
          this.encoder.addPlay(open, seat, hand, play, wish, target, calls, features);
        }
      }
    }
    if (!mayPass || !this.nextTurn(NO_PLAY, 0, NO_SEAT)) return;
    this.encoder.addPass(open, seat, hand, true, calls, features);
  }

  /** Candidate 0 waits, the others each play a bomb. */
  private addBombs(view: View, seat: Seat, bombs: PlayList): void {
    this.prepare(view, seat);
    const { features } = this.evaluator;
    const hand = view.hands[seat]!;
    this.encoder.addState(view, seat, features);
    this.nextTurn(NO_PLAY, 0, NO_SEAT);
    this.encoder.addPass(view.open, seat, hand, false, false, features);
    for (let index = 0; index < bombs.length && this.nextTurn(index, 0, NO_SEAT); index++) {
      this.encoder.addPlay(view.open, seat, hand, bombs.at(index), 0, NO_SEAT, false, features);
    }
  }

  /** Begins another candidate of a turn; returns false if there is no room for it. */
  private nextTurn(index: number, wish: Rank | 0, dogTarget: Seat): boolean {
    const { features } = this.evaluator;
    if (!features.nextCandidate()) return false;
    const candidate = features.candidates - 1;
    this.playIndices[candidate] = index;
    this.wishes[candidate] = wish;
    this.dogTargets[candidate] = dogTarget;
    return true;
  }

  /** Chooses one of the cards left in the hand that may be picked. */
  private cardToGive(
    view: View,
    seat: Seat,
    left: CardSet,
    pick: Cards,
    given: readonly GivenCard[],
    to: Seat,
    random: Bits,
  ): Card {
    const { features } = this.evaluator;
    this.encoder.addPushState(view, seat, given, features);
    const cards: Card[] = [];
    const faces = new Set<number>();
    for (const card of left) {
      const face = faceIndex(card);
      if (!pick.has(card) || faces.has(face) || !this.mayGive(view, seat, card, to, left)) continue;
      faces.add(face);
      cards.push(card);
      features.nextCandidate();
      left.remove(card);
      this.encoder.addGivenCard(seat, left, given, { to, card }, features);
      left.add(card);
    }
    return cards[this.pick('push', random)]!;
  }
}

const THE_DOG = combinationOf({ kind: 'dog', size: 1, height: 0, cards: [DOG], phoenixAs: [] });

/** Whether a wish or a target of the Dog has to be chosen as well. */
function mayHaveExtras({ open }: View, seat: Seat, play: Play): boolean {
  return play.cards.has(MAH_JONG) || dogTargetsWith(open, seat, play).length > 1;
}

/** Partners first, then in playing order. */
function inOrderOfPush(slots: readonly Slot[], open: OpenState, seat: Seat): Slot[] {
  const { seats } = open.rules;
  const order = ({ to }: Slot) => (open.arePartners(seat, to) ? 0 : seats) + ((to - seat + seats) % seats);
  return [...slots].sort((a, b) => order(a) - order(b));
}
