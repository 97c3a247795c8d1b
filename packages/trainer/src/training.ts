import type { NetworkName, Weights } from '@schupf/bots/training';
import { type Bits, below, xoshiro128 } from '@schupf/rules';
import type { Baseline, Evaluation } from './evaluation.ts';
import { Learner } from './learner.ts';
import type { AdamState, Losses } from './network-trainer.ts';
import {
  AVERAGING_RATE,
  JOB_ROUNDS,
  PAST_OPPONENT_SHARE,
  POOL_INTERVAL,
  POOL_SIZE,
  REPLAY_RATIO,
  scheduleAt,
} from './schedule.ts';
import type { Job, TrainingWorker } from './workers.ts';

/** Everything needed to resume a run, except the replay buffers, which are refilled. */
export interface Checkpoint {
  readonly seed: string;
  readonly plannedRounds: number;
  readonly rounds: number;
  readonly jobs: number;
  readonly seconds: number;
  readonly networks: Readonly<Record<NetworkName, AdamState>>;
  readonly opponentPool: readonly Weights[];
}

/** Alternates between self-play and learning. With a single worker the same seed gives the same weights. */
export class Training {
  rounds = 0;
  private jobs = 0;
  private readonly plannedRounds: number;
  private readonly seed: string;
  private readonly learner: Learner;
  private readonly opponentPool: Weights[] = [];
  private readonly random: Bits;

  constructor(seed: string, plannedRounds: number, learnerCode: Uint8Array) {
    this.seed = seed;
    this.plannedRounds = plannedRounds;
    this.learner = new Learner(learnerCode, seed);
    this.random = xoshiro128(`${seed} training`);
  }

  get isOver(): boolean {
    return this.rounds >= this.plannedRounds;
  }

  /**
   * Runs until all planned rounds are played or `shouldPause` returns true. If there are several workers, each has
   * two jobs queued.
   */
  async run(workers: readonly TrainingWorker[], shouldPause: () => boolean): Promise<void> {
    const jobsPerWorker = workers.length === 1 ? 1 : 2;
    const queues = workers.flatMap((worker) => Array.from({ length: jobsPerWorker }, () => worker));
    await Promise.all(queues.map((worker) => this.feed(worker, shouldPause)));
  }

  private async feed(worker: TrainingWorker, shouldPause: () => boolean): Promise<void> {
    while (!this.isOver && !shouldPause()) {
      const result = await worker.run(this.nextJob());
      if (!('samples' in result)) throw new Error('a self-play job must return samples');
      this.learner.addSamples(result.samples);
      this.rounds += JOB_ROUNDS;
      const { learningRate } = scheduleAt(this.rounds / this.plannedRounds);
      this.learner.train(REPLAY_RATIO, learningRate, AVERAGING_RATE);
      if (this.rounds % POOL_INTERVAL === 0) this.addToPool();
    }
  }

  /** Measures the averaged weights against a baseline. */
  async evaluate(worker: TrainingWorker, baseline: Baseline, deals: number): Promise<Evaluation> {
    const seed = `${this.seed} evaluation`;
    const result = await worker.run({ evaluation: { baseline, deals, seed, weights: this.averagedWeights } });
    if (!('evaluation' in result)) throw new Error('an evaluation job must return an evaluation');
    return result.evaluation;
  }

  get averagedWeights(): Weights {
    return this.learner.averagedWeights;
  }

  get samplesTrained(): number {
    return this.learner.samplesTrained;
  }

  losses(): Losses {
    return this.learner.losses('play');
  }

  checkpoint(seconds: number): Checkpoint {
    const { seed, plannedRounds, rounds, jobs, opponentPool, learner } = this;
    return {
      seed,
      plannedRounds,
      rounds,
      jobs,
      seconds,
      networks: learner.state,
      opponentPool: [...opponentPool],
    };
  }

  static resume(from: Checkpoint, plannedRounds: number, learnerCode: Uint8Array): Training {
    const training = new Training(from.seed, plannedRounds, learnerCode);
    training.rounds = from.rounds;
    training.jobs = from.jobs;
    training.learner.restore(from.networks);
    training.opponentPool.push(...from.opponentPool);
    return training;
  }

  private nextJob(): Job {
    const { exploration } = scheduleAt(this.rounds / this.plannedRounds);
    const opponents = this.drawOpponents();
    const seed = `${this.seed} job ${this.jobs++}`;
    return {
      selfPlay: { rounds: JOB_ROUNDS, seed, weights: this.learner.weights, exploration, opponents },
    };
  }

  /** Earlier weights from the pool, or null for self-play with the current ones. */
  private drawOpponents(): Weights | null {
    const { opponentPool, random } = this;
    if (opponentPool.length === 0 || below(1000, random) >= 1000 * PAST_OPPONENT_SHARE) return null;
    return opponentPool[below(opponentPool.length, random)]!;
  }

  private addToPool(): void {
    this.opponentPool.push(this.averagedWeights);
    if (this.opponentPool.length > POOL_SIZE) this.opponentPool.splice(below(POOL_SIZE, this.random), 1);
  }
}
