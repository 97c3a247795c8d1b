import { Brain, LearnedPolicy, type Policy, SHAPES, type Weights } from '@schupf/bots/learned';
import { type Bits, below, rulesFor, xoshiro128 } from '@schupf/rules';
import { Apprentice, type Exploration } from './apprentice.ts';
import { pointsAhead, Rounds } from './rounds.ts';
import { Notebook, type SampleBytes } from './samples.ts';

export interface SelfPlayJob {
  readonly rounds: number;
  readonly seed: string;
  readonly weights: Weights;
  readonly exploration: Exploration;
  /** Whom the apprentices of one side meet; null for their own like. */
  readonly opponents: Weights | null;
}

/** Apprentices at all seats, or at those of one side; what they tried and what came of it. */
export class SelfPlay {
  private readonly brain: Brain;
  private readonly opponentBrain: Brain;
  private readonly opponent: Policy;
  private readonly apprentices: readonly Apprentice[];
  private readonly rules = rulesFor('nanjing');
  private readonly rounds = new Rounds(this.rules);
  private readonly notebook = new Notebook();

  constructor(kernel: Uint8Array) {
    this.brain = new Brain(SHAPES, kernel);
    this.opponentBrain = new Brain(SHAPES, kernel);
    this.opponent = new LearnedPolicy('opponent', this.opponentBrain);
    this.apprentices = Array.from(
      { length: this.rules.seats },
      (_, seat) => new Apprentice(this.brain, seat, this.notebook),
    );
  }

  play({ rounds, seed, weights, exploration, opponents }: SelfPlayJob): SampleBytes {
    const random = xoshiro128(seed);
    this.brain.load(weights);
    if (opponents !== null) this.opponentBrain.load(opponents);
    for (const apprentice of this.apprentices) apprentice.exploration = exploration;
    for (let round = 0; round < rounds; round++) this.round(opponents !== null, random);
    return this.notebook.tear();
  }

  private round(hasOpponents: boolean, random: Bits): void {
    const side = below(2, random);
    const policies = this.apprentices.map((apprentice, seat) =>
      hasOpponents && seat % 2 === side ? this.opponent : apprentice,
    );
    const position = this.rounds.play(this.rounds.shuffled(random), below(4, random), policies, random);
    this.notebook.settle((seat) => pointsAhead(position, seat), position.open.finished[0]!);
  }
}
