import {
  BEGINNER,
  Evaluator,
  EXPERT,
  HeuristicPolicy,
  type LearnedGame,
  NET_2_SHAPES,
  Net2Encoder,
  Objective,
  PartnerPolicy,
  type Policy,
  planner1,
  readWeights,
  resultFor,
  SHAPES,
  type Weights,
} from '@schupf/bots/training';
import { type Bits, below, xoshiro128 } from '@schupf/rules';
import { type Exploration, ExploringPolicy } from './exploring-policy.ts';
import { setLateScore, tablesOf } from './games.ts';
import { type Guests, type Stranger, seatGuests } from './guests.ts';
import { Rounds } from './rounds.ts';
import { type SampleBytes, SampleRecorder } from './samples.ts';
import { TeachingPolicy } from './teaching-policy.ts';

export interface SelfPlayJob {
  readonly rounds: number;
  readonly seed: string;
  readonly weights: Weights;
  readonly exploration: Exploration;
  /** Others who play along without recording samples. */
  readonly guests: Guests | null;
  /** Whether the published networks play, and the trained ones only learn to expect the same. */
  readonly isTaught: boolean;
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
  private readonly objective = new Objective();
  private readonly teachers: readonly Policy[];

  /** `teacher` is the weights file of the networks that teach; null for none. */
  constructor(game: LearnedGame, kernel: Uint8Array, teacher: Uint8Array | null) {
    this.game = game;
    this.rounds = new Rounds(tablesOf(game));
    this.evaluator = new Evaluator(NET_2_SHAPES[game], kernel);
    this.guestEvaluator = new Evaluator(NET_2_SHAPES[game], kernel);
    this.formerSelf = new PartnerPolicy('former self', this.guestEvaluator, {
      encoderFor: (rules) => new Net2Encoder(rules, 'always'),
    });
    this.policies = Array.from(
      { length: this.rounds.seats },
      (_, seat) => new ExploringPolicy(this.evaluator, seat, this.recorder),
    );
    this.teachers = teacher === null ? [] : this.teachersFrom(teacher, kernel);
  }

  play({ rounds, seed, weights, exploration, guests, isTaught }: SelfPlayJob): SampleBytes {
    const random = xoshiro128(seed);
    if (isTaught) return this.teach(rounds, random);
    this.evaluator.load(weights);
    const guest = guests === null ? null : this.policyOf(guests.who);
    for (const policy of this.policies) policy.exploration = exploration;
    for (let round = 0; round < rounds; round++) this.round(guest, guests?.where ?? 'opposite', random);
    return this.recorder.drain();
  }

  private teachersFrom(file: Uint8Array, kernel: Uint8Array): readonly Policy[] {
    const evaluator = new Evaluator(SHAPES, kernel).load(readWeights(file, SHAPES));
    const teacher = new TeachingPolicy(evaluator, this.evaluator.features, this.recorder);
    return Array.from({ length: this.rounds.seats }, () => teacher);
  }

  private teach(rounds: number, random: Bits): SampleBytes {
    if (this.teachers.length === 0) throw new Error(`no published networks can teach ${this.game}`);
    for (let round = 0; round < rounds; round++) {
      this.rounds.play(this.rounds.deal(below(1 << 20, random), random), this.teachers, random);
    }
    return this.recorder.drain();
  }

  private policyOf(who: Guests['who']): Policy {
    if (typeof who === 'string') return STRANGER_POLICIES[who];
    this.guestEvaluator.load(readWeights(who, NET_2_SHAPES[this.game]));
    return this.formerSelf;
  }

  private round(guest: Policy | null, where: Guests['where'], random: Bits): void {
    const deal = this.rounds.deal(below(1 << 20, random), random);
    setLateScore(deal, random);
    const own = this.policies.slice(0, deal.rules.seats);
    const policies = guest === null ? own : seatGuests(own, guest, where, deal.open, random);
    const position = this.rounds.play(deal, policies, random);
    const { open } = position;
    const worth = (seat: number) => this.objective.read(deal.open, seat, true).worthOfRound(open, seat);
    this.recorder.finishRound(worth, (seat) => resultFor(open, seat), open.finished[0]!);
  }
}

const STRANGER_POLICIES: Readonly<Record<Stranger, Policy>> = {
  'expert-1': new HeuristicPolicy('expert-1', EXPERT),
  'beginner-1': new HeuristicPolicy('beginner-1', BEGINNER),
  'planner-1': planner1,
};
