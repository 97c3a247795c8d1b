import { type Evaluator, LearnedPolicy, type NetworkName, VALUE_UNIT } from '@schupf/bots/training';
import { type Bits, below, type Rank, type Seat } from '@schupf/rules';
import type { SampleRecorder } from './samples.ts';

/** The probability of a random choice instead of the best one, for each network. */
export type Exploration = Readonly<Record<NetworkName, number>>;

const NO_EXPLORATION: Exploration = { grand: 0, push: 0, play: 0 };

/** The probability that an explored turn begins with Tichu, if it can be called. */
const EXPLORED_CALL_SHARE = 0.25;

/** Follows the current networks, explores now and then, and records every choice as a sample. */
export class ExploringPolicy extends LearnedPolicy {
  private readonly seat: Seat;
  private readonly recorder: SampleRecorder;
  exploration: Exploration = NO_EXPLORATION;

  constructor(evaluator: Evaluator, seat: Seat, recorder: SampleRecorder) {
    super('exploring', evaluator);
    this.seat = seat;
    this.recorder = recorder;
  }

  protected override pick(network: NetworkName, random: Bits): number {
    const { features } = this.evaluator;
    const best = this.best(network);
    const chosen = happens(this.exploration[network], random) ? below(features.candidates, random) : best;
    this.recorder.record(network, this.seat, features, chosen, this.bestPoints / VALUE_UNIT, chosen !== best);
    return chosen;
  }

  protected override pickCall(firstWithCall: number, random: Bits): boolean {
    if (happens(this.exploration.play, random)) return happens(EXPLORED_CALL_SHARE, random);
    return super.pickCall(firstWithCall, random);
  }

  /** The wish of the recorded turn. Choosing again would undo the exploration. */
  override wish(): Rank | 0 {
    return this.chosenWish;
  }
}

function happens(probability: number, random: Bits): boolean {
  return (random() >>> 0) / 0x1_0000_0000 < probability;
}
