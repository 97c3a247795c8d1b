import type { Weights } from '@schupf/bots/learned';
import { type Bits, below, xoshiro128 } from '@schupf/rules';
import type { Examiner, Mark } from './exam.ts';
import { Learner, type Losses, type Studies } from './learner.ts';
import { courseAt, DECAY, FORMER_EVERY, FORMER_SHARE, FORMERS, JOB_ROUNDS, PASSES } from './schedule.ts';
import type { Job, Worktop } from './workshop.ts';

/** All that a run needs to go on after an interruption, but for the samples, which come again. */
export interface Checkpoint {
  readonly seed: string;
  readonly planned: number;
  readonly rounds: number;
  readonly jobs: number;
  readonly seconds: number;
  readonly studies: Readonly<Record<'grand' | 'push' | 'play', Studies>>;
  readonly formers: readonly Weights[];
}

/** Self-play and learning in turns. With one worktop the same seed gives the same weights. */
export class Training {
  readonly planned: number;
  rounds = 0;
  samples = 0;
  private jobs = 0;
  private readonly seed: string;
  private readonly learner: Learner;
  private readonly formers: Weights[] = [];
  private readonly random: Bits;

  constructor(seed: string, planned: number, learnerCode: Uint8Array) {
    this.seed = seed;
    this.planned = planned;
    this.learner = new Learner(learnerCode, seed);
    this.random = xoshiro128(`${seed} training`);
  }

  get isOver(): boolean {
    return this.rounds >= this.planned;
  }

  /** Runs until the plan is fulfilled or `pause` says so, with two jobs waiting at each worktop. */
  async run(worktops: readonly Worktop[], pause: () => boolean): Promise<void> {
    const jobsEach = worktops.length === 1 ? 1 : 2;
    const lines = worktops.flatMap((worktop) => Array.from({ length: jobsEach }, () => worktop));
    await Promise.all(lines.map((worktop) => this.keepBusy(worktop, pause)));
  }

  private async keepBusy(worktop: Worktop, pause: () => boolean): Promise<void> {
    while (!this.isOver && !pause()) {
      const outcome = await worktop.do(this.nextJob());
      if (!('samples' in outcome)) throw new Error('self-play brings samples');
      this.learner.take(outcome.samples);
      this.rounds += JOB_ROUNDS;
      this.learner.learn(PASSES, courseAt(this.rounds / this.planned).rate, DECAY);
      if (this.rounds % FORMER_EVERY === 0) this.keepFormer();
    }
  }

  /** How the mean weights do against an examiner. */
  async examine(worktop: Worktop, examiner: Examiner, deals: number): Promise<Mark> {
    const exam = { examiner, deals, seed: `${this.seed} exam`, weights: this.learner.means };
    const outcome = await worktop.do({ exam });
    if (!('mark' in outcome)) throw new Error('an exam brings a mark');
    return outcome.mark;
  }

  get means(): Weights {
    return this.learner.means;
  }

  /** Samples learned from so far. */
  get learned(): number {
    return this.learner.learned;
  }

  losses(): Losses {
    return this.learner.losses('play');
  }

  checkpoint(seconds: number): Checkpoint {
    const { seed, planned, rounds, jobs, formers } = this;
    return { seed, planned, rounds, jobs, seconds, studies: this.learner.studies, formers: [...formers] };
  }

  static resume(from: Checkpoint, planned: number, learnerCode: Uint8Array): Training {
    const training = new Training(from.seed, planned, learnerCode);
    training.rounds = from.rounds;
    training.jobs = from.jobs;
    training.learner.resume(from.studies);
    training.formers.push(...from.formers);
    return training;
  }

  private nextJob(): Job {
    const { exploration } = courseAt(this.rounds / this.planned);
    const meetsFormer = this.formers.length > 0 && below(1000, this.random) < 1000 * FORMER_SHARE;
    const opponents = meetsFormer ? this.formers[below(this.formers.length, this.random)]! : null;
    const seed = `${this.seed} job ${this.jobs++}`;
    return {
      selfPlay: { rounds: JOB_ROUNDS, seed, weights: this.learner.weights, exploration, opponents },
    };
  }

  private keepFormer(): void {
    this.formers.push(this.learner.means);
    if (this.formers.length > FORMERS) this.formers.splice(below(FORMERS, this.random), 1);
  }
}
