import {
  type LearnedGame,
  NET_2_SHAPES,
  type NetworkName,
  type Weights,
  writeWeights,
} from '@schupf/bots/training';
import type { Baseline, Evaluation } from './evaluation.ts';
import { League } from './league.ts';
import { Learner, type ReplayBuffers } from './learner.ts';
import type { AdamState, Losses } from './network-trainer.ts';
import { AVERAGING_RATE, JOB_ROUNDS, LEAGUE_INTERVAL, REPLAY_RATIOS, scheduleAt } from './schedule.ts';
import type { Job, TrainingWorker } from './workers.ts';

/** What a run is started with. */
export interface TrainingPlan {
  readonly game: LearnedGame;
  readonly seed: string;
  readonly plannedRounds: number;
  /** For how many rounds the networks only learn from published ones, before they play themselves. */
  readonly taughtRounds: number;
}

/** Everything needed to resume a run, except the replay buffers. Without those, they are refilled first. */
export interface Checkpoint extends TrainingPlan {
  readonly rounds: number;
  readonly jobs: number;
  readonly seconds: number;
  readonly networks: Readonly<Record<NetworkName, AdamState>>;
  /** Weights files of former selves. */
  readonly league: readonly Uint8Array[];
}

/**
 * Alternates between self-play and learning. With a single worker the same seed gives the same weights, even if the run
 * is stopped and resumed with its replay buffers in between: everything random is derived from the seed and a counter.
 */
export class Training {
  rounds = 0;
  private jobs = 0;
  private readonly plan: TrainingPlan;
  private readonly learner: Learner;
  private readonly league: League;

  constructor(plan: TrainingPlan, learnerCode: Uint8Array, league: readonly Uint8Array[] = []) {
    this.plan = plan;
    this.learner = new Learner(learnerCode, NET_2_SHAPES[plan.game], plan.seed);
    this.league = new League(plan.seed, league);
  }

  get isOver(): boolean {
    return this.rounds >= this.plan.plannedRounds;
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
      const { learningRate } = this.schedule;
      this.learner.train(REPLAY_RATIOS, learningRate, AVERAGING_RATE);
      const isPlaying = this.rounds > this.plan.taughtRounds;
      if (isPlaying && this.rounds % LEAGUE_INTERVAL === 0) this.joinLeague();
    }
  }

  /** Measures the averaged weights against a baseline. */
  async evaluate(worker: TrainingWorker, baseline: Baseline, deals: number): Promise<Evaluation> {
    const seed = `${this.plan.seed} evaluation`;
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
    const { plan, rounds, jobs, league, learner } = this;
    return { ...plan, rounds, jobs, seconds, networks: learner.state, league: [...league.members] };
  }

  get replay(): ReplayBuffers {
    return this.learner.replay;
  }

  /** Continues a run, with its own plan or with more rounds. */
  static resume(
    from: Checkpoint,
    replay: ReplayBuffers | null,
    plannedRounds: number,
    learnerCode: Uint8Array,
  ): Training {
    const training = new Training({ ...from, plannedRounds }, learnerCode, from.league);
    training.rounds = from.rounds;
    training.jobs = from.jobs;
    training.learner.restore(from.networks);
    if (replay !== null) training.learner.restoreReplay(replay);
    return training;
  }

  private get schedule() {
    return scheduleAt(this.rounds / this.plan.plannedRounds);
  }

  private nextJob(): Job {
    const { exploration } = this.schedule;
    const job = this.jobs++;
    const isTaught = job * JOB_ROUNDS < this.plan.taughtRounds;
    const guests = this.league.guestsFor(job);
    const seed = `${this.plan.seed} job ${job}`;
    const { weights } = this.learner;
    return { selfPlay: { rounds: JOB_ROUNDS, seed, weights, exploration, guests, isTaught } };
  }

  private joinLeague(): void {
    this.league.add(writeWeights(this.averagedWeights, NET_2_SHAPES[this.plan.game]), this.rounds);
  }
}
