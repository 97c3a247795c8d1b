import { Evaluator, LearnedPolicy, type Policy, SHAPES, type Weights } from '@schupf/bots/training';
import { type Bits, below, rulesFor, xoshiro128 } from '@schupf/rules';
import { type Exploration, ExploringPolicy } from './exploring-policy.ts';
import { pointsAhead, Rounds } from './rounds.ts';
import { type SampleBytes, SampleRecorder } from './samples.ts';

export interface SelfPlayJob {
  readonly rounds: number;
  readonly seed: string;
  readonly weights: Weights;
  readonly exploration: Exploration;
  /** Weights for one of the sides, which then records no samples; null if both sides use the current weights. */
  readonly opponents: Weights | null;
}

/** Plays rounds with the current weights and collects samples. */
export class SelfPlay {
  private readonly evaluator: Evaluator;
  private readonly opponentEvaluator: Evaluator;
  private readonly opponent: Policy;
  private readonly policies: readonly ExploringPolicy[];
  private readonly rules = rulesFor('nanjing');
  private readonly rounds = new Rounds(this.rules);
  private readonly recorder = new SampleRecorder();

  constructor(kernel: Uint8Array) {
    this.evaluator = new Evaluator(SHAPES, kernel);
    this.opponentEvaluator = new Evaluator(SHAPES, kernel);
    this.opponent = new LearnedPolicy('opponent', this.opponentEvaluator);
    this.policies = Array.from(
      { length: this.rules.seats },
      (_, seat) => new ExploringPolicy(this.evaluator, seat, this.recorder),
    );
  }

  play({ rounds, seed, weights, exploration, opponents }: SelfPlayJob): SampleBytes {
    const random = xoshiro128(seed);
    this.evaluator.load(weights);
    if (opponents !== null) this.opponentEvaluator.load(opponents);
    for (const policy of this.policies) policy.exploration = exploration;
    for (let round = 0; round < rounds; round++) this.round(opponents !== null, random);
    return this.recorder.drain();
  }

  private round(hasOpponents: boolean, random: Bits): void {
    const opponentSide = below(2, random);
    const policies = this.policies.map((policy, seat) =>
      hasOpponents && seat % 2 === opponentSide ? this.opponent : policy,
    );
    const position = this.rounds.play(this.rounds.shuffled(random), below(4, random), policies, random);
    this.recorder.finishRound((seat) => pointsAhead(position, seat), position.open.finished[0]!);
  }
}
