import { Worker } from 'node:worker_threads';
import { type ExamJob, examine, type Mark } from './exam.ts';
import type { SampleBytes } from './samples.ts';
import { SelfPlay, type SelfPlayJob } from './self-play.ts';

export type Job = { readonly selfPlay: SelfPlayJob } | { readonly exam: ExamJob };
export type Outcome = { readonly samples: SampleBytes } | { readonly mark: Mark };

/** Somebody who does one job after the other. */
export interface Worktop {
  do(job: Job): Promise<Outcome>;
  close(): void;
}

/** Does jobs here and now. */
export class Bench {
  private readonly kernel: Uint8Array;
  private readonly selfPlay: SelfPlay;

  constructor(kernel: Uint8Array) {
    this.kernel = kernel;
    this.selfPlay = new SelfPlay(kernel);
  }

  do(job: Job): Outcome {
    if ('exam' in job) return { mark: examine(job.exam, this.kernel) };
    return { samples: this.selfPlay.play(job.selfPlay) };
  }
}

export function benchHere(kernel: Uint8Array): Worktop {
  const bench = new Bench(kernel);
  return { do: (job) => Promise.resolve(bench.do(job)), close: () => {} };
}

/** Does jobs in a thread of its own, in the order in which they come. */
export function benchInThread(kernel: Uint8Array): Worktop {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: kernel });
  const waiting: PromiseWithResolvers<Outcome>[] = [];
  worker.on('message', (outcome: Outcome) => waiting.shift()?.resolve(outcome));
  worker.on('error', (error) => {
    for (const one of waiting.splice(0)) one.reject(error);
  });
  return {
    do(job) {
      const answer = Promise.withResolvers<Outcome>();
      waiting.push(answer);
      worker.postMessage(job);
      return answer.promise;
    },
    close: () => void worker.terminate(),
  };
}
