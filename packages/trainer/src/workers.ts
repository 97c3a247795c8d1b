import { Worker } from 'node:worker_threads';
import type { LearnedGame } from '@schupf/bots/training';
import { type Evaluation, type EvaluationJob, evaluate } from './evaluation.ts';
import type { SampleBytes } from './samples.ts';
import { SelfPlay, type SelfPlayJob } from './self-play.ts';

export type Job = { readonly selfPlay: SelfPlayJob } | { readonly evaluation: EvaluationJob };
export type JobResult = { readonly samples: SampleBytes } | { readonly evaluation: Evaluation };

/** Runs jobs sequentially, in this thread or another one. */
export interface TrainingWorker {
  run(job: Job): Promise<JobResult>;
  close(): void;
}

/** What a worker needs to know once. */
export interface WorkerSetup {
  readonly game: LearnedGame;
  readonly kernel: Uint8Array;
  /** The weights file of the networks that teach, and are measured against; null for a game without any. */
  readonly teacher: Uint8Array | null;
}

export class JobRunner {
  private readonly setup: WorkerSetup;
  private readonly selfPlay: SelfPlay;

  constructor(setup: WorkerSetup) {
    this.setup = setup;
    this.selfPlay = new SelfPlay(setup.game, setup.kernel, setup.teacher);
  }

  run(job: Job): JobResult {
    if ('evaluation' in job) return { evaluation: evaluate(job.evaluation, this.setup) };
    return { samples: this.selfPlay.play(job.selfPlay) };
  }
}

export function inlineWorker(setup: WorkerSetup): TrainingWorker {
  const runner = new JobRunner(setup);
  return {
    async run(job) {
      // Later, so that signals are handled between two jobs.
      await new Promise((resolve) => setImmediate(resolve));
      return runner.run(job);
    },
    close: () => {},
  };
}

/** The thread finishes jobs in the order in which they are sent. */
export function threadWorker(setup: WorkerSetup): TrainingWorker {
  const worker = new Worker(new URL('./worker-thread.ts', import.meta.url), { workerData: setup });
  const waiting: PromiseWithResolvers<JobResult>[] = [];
  worker.on('message', (result: JobResult) => waiting.shift()?.resolve(result));
  worker.on('error', (error) => {
    for (const { reject } of waiting.splice(0)) reject(error);
  });
  return {
    run(job) {
      const pending = Promise.withResolvers<JobResult>();
      waiting.push(pending);
      worker.postMessage(job);
      return pending.promise;
    },
    close: () => void worker.terminate(),
  };
}
