import {
  type Encoder,
  type Evaluator,
  type FeatureBuffer,
  type GivenCard,
  Net1Encoder,
  Net2Encoder,
  type NetworkName,
  PartnerPolicy,
  VALUE_UNIT,
} from '@schupf/bots/training';
import {
  type Bits,
  below,
  type Cards,
  type OpenState,
  type Play,
  type Rules,
  type Seat,
  type View,
} from '@schupf/rules';
import { happens } from './exploring-policy.ts';
import type { SampleRecorder } from './samples.ts';

/** The probability of a random choice, so that the pupil also sees what a teacher would not do. */
const EXPLORATION = 0.04;
/** The share of the candidates that become lessons, besides the best one. */
const LESSON_SHARE = 0.4;

/**
 * Plays with the published networks of net-1 and records what they expect of the candidates, described in the way of
 * net-2. So new networks of another width, with other features, soon know what the old ones took hours to learn.
 */
export class TeachingPolicy extends PartnerPolicy {
  private readonly pupil: FeatureBuffer;
  private readonly recorder: SampleRecorder;

  /** `pupil` is filled with the features of the networks that learn. */
  constructor(teacher: Evaluator, pupil: FeatureBuffer, recorder: SampleRecorder) {
    super('teacher', teacher, { encoderFor: (rules) => new PairedEncoder(rules, pupil) });
    this.pupil = pupil;
    this.recorder = recorder;
  }

  protected override pick(network: NetworkName, random: Bits): number {
    const best = this.best(network);
    this.record(network, 0, best, random);
    return happens(EXPLORATION, random) ? below(this.pupil.candidates, random) : best;
  }

  protected override pickCall(firstWithCall: number, random: Bits): boolean {
    const calls = super.pickCall(firstWithCall, random);
    // The other turns are evaluated again, and recorded, when the turn is chosen.
    this.record('play', firstWithCall, firstWithCall, random);
    return happens(EXPLORATION, random) ? below(4, random) === 0 : calls;
  }

  private record(network: NetworkName, from: number, always: number, random: Bits): void {
    for (let candidate = from; candidate < this.pupil.candidates; candidate++) {
      if (candidate !== always && !happens(LESSON_SHARE, random)) continue;
      this.recorder.recordLesson(network, this.pupil, candidate, this.points[candidate]! / VALUE_UNIT);
    }
  }
}

/** Describes the same candidates to both networks. */
class PairedEncoder implements Encoder {
  private readonly teacher: Encoder;
  private readonly pupil: Encoder;
  private readonly toPupil: FeatureBuffer;

  constructor(rules: Rules, toPupil: FeatureBuffer) {
    this.teacher = new Net1Encoder(rules);
    this.pupil = new Net2Encoder(rules);
    this.toPupil = toPupil;
  }

  /** Lessons are about rounds at the beginning of a match. */
  decides(): boolean {
    return false;
  }

  addGrand(view: View, seat: Seat, to: FeatureBuffer): void {
    this.teacher.addGrand(view, seat, to);
    this.pupil.addGrand(view, seat, this.toPupil);
  }

  addPushState(view: View, seat: Seat, given: readonly GivenCard[], to: FeatureBuffer): void {
    this.teacher.addPushState(view, seat, given, to);
    this.pupil.addPushState(view, seat, given, this.toPupil);
  }

  addGivenCard(
    seat: Seat,
    left: Cards,
    given: readonly GivenCard[],
    next: GivenCard,
    to: FeatureBuffer,
  ): void {
    this.teacher.addGivenCard(seat, left, given, next, to);
    this.pupil.addGivenCard(seat, left, given, next, this.follow(to));
  }

  addState(view: View, seat: Seat, to: FeatureBuffer, isGift = false): void {
    this.teacher.addState(view, seat, to, isGift);
    this.pupil.addState(view, seat, this.toPupil, isGift);
  }

  addPlay(
    open: OpenState,
    seat: Seat,
    hand: Cards,
    play: Play,
    wish: number,
    dogTo: Seat,
    calls: boolean,
    to: FeatureBuffer,
  ): void {
    this.teacher.addPlay(open, seat, hand, play, wish, dogTo, calls, to);
    this.pupil.addPlay(open, seat, hand, play, wish, dogTo, calls, this.follow(to));
  }

  addPass(
    open: OpenState,
    seat: Seat,
    hand: Cards,
    isOnTurn: boolean,
    calls: boolean,
    to: FeatureBuffer,
  ): void {
    this.teacher.addPass(open, seat, hand, isOnTurn, calls, to);
    this.pupil.addPass(open, seat, hand, isOnTurn, calls, this.follow(to));
  }

  addGift(open: OpenState, seat: Seat, hand: Cards, receiver: Seat, to: FeatureBuffer): void {
    this.teacher.addGift(open, seat, hand, receiver, to);
    this.pupil.addGift(open, seat, hand, receiver, this.follow(to));
  }

  /** The policy begins a candidate in its own buffer; the pupil's needs one, too. */
  private follow(to: FeatureBuffer): FeatureBuffer {
    while (this.toPupil.candidates < to.candidates) this.toPupil.nextCandidate();
    return this.toPupil;
  }
}
