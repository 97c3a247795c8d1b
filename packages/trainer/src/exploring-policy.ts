import {
  type Evaluator,
  Net2Encoder,
  type NetworkName,
  PartnerPolicy,
  VALUE_UNIT,
  type Why,
} from '@schupf/bots/training';
import { type Bits, below, type PlayList, type Rank, type Seat, type View } from '@schupf/rules';
import type { SampleRecorder } from './samples.ts';

/** The probability of a random choice instead of the best one, for each network. */
export type Exploration = Readonly<Record<NetworkName, number>>;

const NO_EXPLORATION: Exploration = { grand: 0, push: 0, play: 0 };

/** The probability that an explored turn begins with Tichu, if it can be called. */
const EXPLORED_CALL_SHARE = 0.25;

/**
 * Follows the current networks, explores now and then, and records every choice as a sample. It has the manners of a
 * partner, so that the networks learn what choices are worth among polite players who share no secret conventions.
 */
export class ExploringPolicy extends PartnerPolicy {
  private readonly seat: Seat;
  private readonly recorder: SampleRecorder;
  exploration: Exploration = NO_EXPLORATION;
  /**
   * How many turns without a call have just been evaluated to decide on one; 0 if none. The driver asks for the turn
   * immediately after the call, so they need not be evaluated again.
   */
  private evaluatedTurns = 0;

  constructor(evaluator: Evaluator, seat: Seat, recorder: SampleRecorder) {
    super('exploring', evaluator, { encoderFor: (rules) => new Net2Encoder(rules, 'always') });
    this.seat = seat;
    this.recorder = recorder;
  }

  override callsTichu(view: View, seat: Seat, random: Bits, why: Why): boolean {
    this.evaluatedTurns = 0;
    const calls = super.callsTichu(view, seat, random, why);
    if (calls) this.evaluatedTurns = 0;
    return calls;
  }

  override turn(view: View, seat: Seat, plays: PlayList, mayPass: boolean, random: Bits, why: Why): number {
    const { evaluatedTurns } = this;
    this.evaluatedTurns = 0;
    if (evaluatedTurns < 2) return super.turn(view, seat, plays, mayPass, random, why);
    this.evaluator.features.candidates = evaluatedTurns;
    this.holdBackRude(view.open, seat, plays);
    this.chosenTurn = this.choose('play', this.bestOf(evaluatedTurns), random);
    this.holdBackNothing();
    return this.playIndices[this.chosenTurn]!;
  }

  protected override pick(network: NetworkName, random: Bits): number {
    return this.choose(network, this.best(network), random);
  }

  protected override pickCall(firstWithCall: number, random: Bits): boolean {
    if (happens(this.exploration.play, random)) return happens(EXPLORED_CALL_SHARE, random);
    const calls = super.pickCall(firstWithCall, random);
    this.evaluatedTurns = firstWithCall;
    return calls;
  }

  /** The wish of the recorded turn. Choosing again would undo the exploration. */
  override wish(): Rank | 0 {
    return this.wishes[this.chosenTurn]!;
  }

  override dogTo(_view: View, _seat: Seat, targets: readonly Seat[]): Seat {
    return targets.length === 1 ? targets[0]! : this.dogTargets[this.chosenTurn]!;
  }

  private choose(network: NetworkName, best: number, random: Bits): number {
    const { features } = this.evaluator;
    const chosen = happens(this.exploration[network], random) ? below(features.candidates, random) : best;
    this.recorder.record(network, this.seat, features, chosen, this.bestPoints / VALUE_UNIT, chosen !== best);
    return chosen;
  }
}

export function happens(probability: number, random: Bits): boolean {
  return (random() >>> 0) / 0x1_0000_0000 < probability;
}
