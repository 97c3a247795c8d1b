import { Worker } from 'node:worker_threads';
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

export class JobRunner {
  private readonly kernel: Uint8Array;
  private readonly selfPlay: SelfPlay;

  constructor(kernel: Uint8Array) {
    this.kernel = kernel;
    this.selfPlay = new SelfPlay(kernel);
  }

  run(job: Job): JobResult {
    if ('evaluation' in job) return { evaluation: evaluate(job.evaluation, this.kernel) };
    return { samples: this.selfPlay.play(job.selfPlay) };
  }
}

export function inlineWorker(kernel: Uint8Array): TrainingWorker {
  const runner = new JobRunner(kernel);
  return { run: (job) => Promise.resolve(runner.run(job)), close: () => {} };
}

/** The thread finishes jobs in the order in which they are sent. */
export function threadWorker(kernel: Uint8Array): TrainingWorker {
  const worker = new Worker(new URL('./worker-thread.ts', import.meta.url), { workerData: kernel });
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
