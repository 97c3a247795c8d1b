import {
  BEGINNER,
  Evaluator,
  EXPERT,
  HeuristicPolicy,
  type LearnedGame,
  LearnedPolicy,
  NET_2_SHAPES,
  Net2Encoder,
  type Policy,
  planner1,
  readWeights,
  type Weights,
} from '@schupf/bots/training';
import { type Bits, below, xoshiro128 } from '@schupf/rules';
import { type Exploration, ExploringPolicy } from './exploring-policy.ts';
import { tablesOf } from './games.ts';
import { type Guests, type Stranger, seatGuests } from './guests.ts';
import { pointsAhead, Rounds } from './rounds.ts';
import { type SampleBytes, SampleRecorder } from './samples.ts';

export interface SelfPlayJob {
  readonly rounds: number;
  readonly seed: string;
  readonly weights: Weights;
  readonly exploration: Exploration;
  /** Others who play along without recording samples. */
  readonly guests: Guests | null;
}

/** Plays rounds of a game with the current weights and collects samples. */
export class SelfPlay {
  private readonly game: LearnedGame;
  private readonly evaluator: Evaluator;
  private readonly guestEvaluator: Evaluator;
  private readonly formerSelf: Policy;
  private readonly policies: readonly ExploringPolicy[];
  private readonly rounds: Rounds;
  private readonly recorder = new SampleRecorder();

  constructor(game: LearnedGame, kernel: Uint8Array) {
    this.game = game;
    this.rounds = new Rounds(tablesOf(game));
    this.evaluator = new Evaluator(NET_2_SHAPES[game], kernel);
    this.guestEvaluator = new Evaluator(NET_2_SHAPES[game], kernel);
    this.formerSelf = new LearnedPolicy('former self', this.guestEvaluator, {
      encoderFor: (rules) => new Net2Encoder(rules),
    });
    this.policies = Array.from(
      { length: this.rounds.seats },
      (_, seat) => new ExploringPolicy(this.evaluator, seat, this.recorder),
    );
  }

  play({ rounds, seed, weights, exploration, guests }: SelfPlayJob): SampleBytes {
    const random = xoshiro128(seed);
    this.evaluator.load(weights);
    const guest = guests === null ? null : this.policyOf(guests.who);
    for (const policy of this.policies) policy.exploration = exploration;
    for (let round = 0; round < rounds; round++) this.round(guest, guests?.where ?? 'opposite', random);
    return this.recorder.drain();
  }

  private policyOf(who: Guests['who']): Policy {
    if (typeof who === 'string') return STRANGER_POLICIES[who];
    this.guestEvaluator.load(readWeights(who, NET_2_SHAPES[this.game]));
    return this.formerSelf;
  }

  private round(guest: Policy | null, where: Guests['where'], random: Bits): void {
    const deal = this.rounds.deal(below(1 << 20, random), random);
    const own = this.policies.slice(0, deal.rules.seats);
    const policies = guest === null ? own : seatGuests(own, guest, where, deal.open, random);
    const position = this.rounds.play(deal, policies, random);
    this.recorder.finishRound((seat) => pointsAhead(position, seat), position.open.finished[0]!);
  }
}

const STRANGER_POLICIES: Readonly<Record<Stranger, Policy>> = {
  'expert-1': new HeuristicPolicy('expert-1', EXPERT),
  'beginner-1': new HeuristicPolicy('beginner-1', BEGINNER),
  'planner-1': planner1,
};
