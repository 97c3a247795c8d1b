import {
  type Bits,
  type Card,
  type CardSet,
  finderFor,
  type Gift,
  MAH_JONG,
  NO_PLAY,
  type OpenState,
  type Play,
  PlayList,
  type Rank,
  type Rules,
  type Seat,
  turnPlays,
  type View,
  wishesWith,
} from '@schupf/rules';
import type { Convention } from '../convention.ts';
import type { Policy, Why } from '../policy.ts';
import { agreed } from './agreed-push.ts';
import { Aim } from './aim.ts';
import { BeforeFeatures } from './before-features.ts';
import type { Brain, NetworkName } from './brain.ts';
import { codeOf } from './card-features.ts';
import { explainBomb, explainGift, explainPush, explainTurn, explainWish } from './explain.ts';
import { VALUE, VALUE_UNIT } from './outputs.ts';
import { type Attention, PlayFeatures } from './play-features.ts';

const SEATS = 4;
/** To whom a push goes first: partner, next, the one before. */
const PUSH_STEPS = [2, 1, 3] as const;

/** Whether the networks know this game: four players, two against two, one pack. */
export function isLearned({ seats, teams, dummy, pack }: Rules): boolean {
  return seats === SEATS && teams === 'alternating' && dummy === null && pack.length === 56;
}

/** How somebody plays by the networks: what the table has agreed on, and how well he pays attention. */
export interface Manner {
  readonly convention?: Convention | undefined;
  readonly attention?: Attention;
}

/**
 * Does what leads to the highest expected result: every candidate is put to a network as what the seat would know after
 * it. There is no rule of thumb in it.
 */
export class LearnedPolicy implements Policy {
  readonly name: string;
  protected readonly brain: Brain;
  private readonly convention: Convention;
  private readonly attention: Attention;
  private readonly aim = new Aim();
  private readonly plays = new PlayList();
  private rules: Rules | null = null;
  private features!: PlayFeatures;
  private before!: BeforeFeatures;
  /** For each candidate of a turn which play it is, and with which wish. */
  private readonly laid: number[] = [];
  private readonly wishes: (Rank | 0)[] = [];
  /** The points that were expected of the best candidate. */
  protected most = 0;
  /** The wish that was thought of with the turn chosen last. */
  protected wishChosen: Rank | 0 = 0;

  constructor(name: string, brain: Brain, { convention = 'none', attention = 'all' }: Manner = {}) {
    this.name = name;
    this.brain = brain;
    this.convention = convention;
    this.attention = attention;
  }

  callsGrand(view: View, seat: Seat, random: Bits, why: Why): boolean {
    this.prepare(view, seat);
    this.before.grand(view.open, seat, view.hands[seat]!, this.brain.question);
    const calls = this.pick('grand', random) === 1;
    if (calls) why?.push({ code: 'strong-hand' });
    return calls;
  }

  /** Before the push nothing is lost by waiting: the call is thought about again before the first card. */
  callsTichu(view: View, seat: Seat, random: Bits, why: Why): boolean {
    const silent = this.addTurnsWithCall(view, seat);
    const calls = silent > 0 && this.pickCall(silent, random);
    if (calls) why?.push({ code: 'strong-hand' });
    return calls;
  }

  weighCall(view: View, seat: Seat): number {
    const silent = this.addTurnsWithCall(view, seat);
    return silent === 0 ? Number.NEGATIVE_INFINITY : this.gainOfCall(silent);
  }

  withdraws(): boolean {
    return true;
  }

  push(view: View, seat: Seat, random: Bits, why: Why): Gift[] {
    this.prepare(view, seat);
    const { open } = view;
    const left = view.hands[seat]!.copy();
    const given: number[] = [];
    const gifts: { to: Seat; cards: [Card] }[] = [];
    for (const step of PUSH_STEPS) {
      const card = this.cardToGive(view, seat, left, given, random);
      left.remove(card);
      given.push(codeOf(card));
      gifts.push({ to: (seat + step) % SEATS, cards: [card] });
    }
    explainPush(view, seat, this.most, why);
    return agreed(gifts, this.convention, open, seat).sort((a, b) => a.to - b.to);
  }

  turn(view: View, seat: Seat, plays: PlayList, mayPass: boolean, random: Bits, why: Why): number {
    if (plays.length === 1 && !mayPass && !plays.at(0).cards.has(MAH_JONG)) {
      why?.push({ code: 'only-choice' });
      return 0;
    }
    this.prepare(view, seat);
    this.features.state(view, seat, this.brain.question);
    this.addTurns(view, seat, plays, mayPass, false);
    const chosen = this.pick('play', random);
    this.wishChosen = this.wishes[chosen]!;
    explainTurn(view, seat, plays, this.laid[chosen]!, this.most, why);
    return this.laid[chosen]!;
  }

  weigh(view: View, seat: Seat, plays: PlayList, mayPass: boolean, values: Float64Array): number {
    this.prepare(view, seat);
    this.features.state(view, seat, this.brain.question);
    this.addTurns(view, seat, plays, mayPass, false);
    let passing = Number.NEGATIVE_INFINITY;
    values.fill(Number.NEGATIVE_INFINITY);
    this.each('play', (candidate, points) => {
      const index = this.laid[candidate]!;
      const worth = this.aim.expecting(points);
      if (index === NO_PLAY) passing = worth;
      else values[index] = Math.max(values[index]!, worth);
    });
    return passing;
  }

  bomb(view: View, seat: Seat, bombs: PlayList, random: Bits, why: Why): number {
    this.addBombs(view, seat, bombs);
    const chosen = this.pick('play', random) - 1;
    if (chosen !== NO_PLAY) explainBomb(view, seat, bombs.at(chosen), this.most, why);
    return chosen;
  }

  weighBombs(view: View, seat: Seat, bombs: PlayList, values: Float64Array): number {
    this.addBombs(view, seat, bombs);
    let waiting = 0;
    this.each('play', (candidate, points) => {
      const worth = this.aim.expecting(points);
      if (candidate === 0) waiting = worth;
      else values[candidate - 1] = worth;
    });
    return waiting;
  }

  wish(view: View, seat: Seat, play: Play, _random: Bits, why: Why): Rank | 0 {
    this.prepare(view, seat);
    const { question } = this.brain;
    this.features.state(view, seat, question);
    const wishes = wishesWith(view.rules, play);
    for (const wish of wishes) {
      question.nextCandidate();
      this.features.lay(view.open, seat, view.hands[seat]!, play, wish, false, question);
    }
    const wish = wishes[this.best('play')]!;
    explainWish(view, seat, wish, this.most, why);
    return wish;
  }

  dogTo(_view: View, _seat: Seat, targets: readonly Seat[]): Seat {
    return targets[0]!;
  }

  gift(view: View, seat: Seat, targets: readonly Seat[], random: Bits, why: Why): Seat {
    if (targets.length === 1) {
      why?.push({ code: 'only-choice' });
      return targets[0]!;
    }
    this.prepare(view, seat);
    const { question } = this.brain;
    this.features.state(view, seat, question, true);
    for (const target of targets) {
      question.nextCandidate();
      this.features.give(view.open, seat, view.hands[seat]!, target, question);
    }
    const to = targets[this.pick('play', random)]!;
    explainGift(view, targets, to, this.most, why);
    return to;
  }

  worthOf(view: View, end: OpenState, seat: Seat): number {
    return this.aim.read(view.open, seat).worthOf(end, seat);
  }

  /** Which candidate of the question is taken. */
  protected pick(network: NetworkName, _random: Bits): number {
    return this.best(network);
  }

  /** Whether Tichu is called, as all candidates from `silent` on have it. */
  protected pickCall(silent: number, _random: Bits): boolean {
    return this.gainOfCall(silent) > 0;
  }

  /** The place of the candidate from which most points are expected. */
  protected best(network: NetworkName): number {
    let best = 0;
    this.most = Number.NEGATIVE_INFINITY;
    this.each(network, (candidate, points) => {
      if (points <= this.most) return;
      this.most = points;
      best = candidate;
    });
    return best;
  }

  /** What the best candidate with a call is worth more than the best without, which come first. */
  private gainOfCall(silent: number): number {
    let without = Number.NEGATIVE_INFINITY;
    let withCall = Number.NEGATIVE_INFINITY;
    this.each('play', (candidate, points) => {
      if (candidate < silent) without = Math.max(without, points);
      else withCall = Math.max(withCall, points);
    });
    return this.aim.expecting(withCall) - this.aim.expecting(without);
  }

  /** Every candidate of the question and the points that are expected of it. */
  private each(network: NetworkName, hear: (candidate: number, points: number) => void): void {
    const { brain } = this;
    brain.begin(network);
    for (let candidate = 0; candidate < brain.question.candidates; candidate++) {
      brain.evaluate(network, candidate);
      hear(candidate, brain.outputs[VALUE]! * VALUE_UNIT);
    }
  }

  private prepare({ rules, open }: View, seat: Seat): void {
    this.aim.read(open, seat);
    if (this.rules === rules) return;
    this.rules = rules;
    this.features = new PlayFeatures(rules, this.attention);
    this.before = new BeforeFeatures(rules);
  }

  /**
   * What can be done without a call and, from the place that is answered on, what can be played with one; 0 where there
   * is nothing to play or nothing to win.
   */
  private addTurnsWithCall(view: View, seat: Seat): number {
    const { open, rules } = view;
    if (open.phase !== 'play' || open.finished.length > 0) return 0;
    const instead = turnPlays(open, view.hands[seat]!, finderFor(rules, 'up-to-suits'), this.plays);
    if (this.plays.length === 0) return 0;
    this.prepare(view, seat);
    this.features.state(view, seat, this.brain.question);
    this.addTurns(view, seat, this.plays, instead === 'pass', false);
    const silent = this.brain.question.candidates;
    this.addTurns(view, seat, this.plays, false, true);
    return silent;
  }

  /** Each play with each wish that can go with it, and passing. */
  private addTurns(view: View, seat: Seat, plays: PlayList, mayPass: boolean, calls: boolean): void {
    const { open } = view;
    const { question } = this.brain;
    const hand = view.hands[seat]!;
    for (let index = 0; index < plays.length; index++) {
      const play = plays.at(index);
      for (const wish of wishesWith(view.rules, play)) {
        if (!question.nextCandidate()) return;
        this.laid[question.candidates - 1] = index;
        this.wishes[question.candidates - 1] = wish;
        this.features.lay(open, seat, hand, play, wish, calls, question);
      }
    }
    if (!mayPass || !question.nextCandidate()) return;
    this.laid[question.candidates - 1] = NO_PLAY;
    this.wishes[question.candidates - 1] = 0;
    this.features.rest(open, seat, hand, true, calls, question);
  }

  /** To wait, and then each bomb. */
  private addBombs(view: View, seat: Seat, bombs: PlayList): void {
    this.prepare(view, seat);
    const { question } = this.brain;
    const hand = view.hands[seat]!;
    this.features.state(view, seat, question);
    question.nextCandidate();
    this.features.rest(view.open, seat, hand, false, false, question);
    for (let index = 0; index < bombs.length; index++) {
      question.nextCandidate();
      this.features.lay(view.open, seat, hand, bombs.at(index), 0, false, question);
    }
  }

  private cardToGive(view: View, seat: Seat, left: CardSet, given: readonly number[], random: Bits): Card {
    const { question } = this.brain;
    this.before.pushState(view.open, seat, given, question);
    const cards: Card[] = [];
    let last = -1;
    for (const card of left) {
      const code = codeOf(card);
      if (code === last) continue;
      last = code;
      cards.push(card);
      question.nextCandidate();
      left.remove(card);
      this.before.pushCard(left, given.length, code, question);
      left.add(card);
    }
    return cards[this.pick('push', random)]!;
  }
}
