import { Worker } from 'node:worker_threads';
import { type Batch, type BatchScore, closeArena, type Matchup, openArena, playBatch } from './batch.ts';

/** A worker that plays one batch at a time. */
interface BatchWorker {
  play(batch: Batch): Promise<BatchScore>;
  close(): void;
}

/**
 * Plays the batches in parallel and yields their scores in order, so that a run does not depend on the number of
 * threads. Stops playing when the consumer stops reading.
 */
export async function* playBatches(
  matchup: Matchup,
  batches: Iterable<Batch>,
  threads: number,
): AsyncGenerator<BatchScore> {
  const workers = threads === 1 ? [await openThisThread(matchup)] : openThreads(matchup, threads);
  const remaining = batches[Symbol.iterator]();
  const pending: Promise<BatchScore>[] = [];
  let isConsumed = true;
  const startNext = (worker: BatchWorker) => {
    const next = remaining.next();
    if (next.done || !isConsumed) return;
    const score = worker.play(next.value);
    // The consumer may be waiting for an earlier batch or have stopped; it sees this failure when it reads this batch.
    score.then(
      () => startNext(worker),
      () => {},
    );
    pending.push(score);
  };
  try {
    for (const worker of workers) startNext(worker);
    while (pending.length > 0) yield await pending.shift()!;
  } finally {
    isConsumed = false;
    for (const worker of workers) worker.close();
  }
}

async function openThisThread(matchup: Matchup): Promise<BatchWorker> {
  const arena = await openArena(matchup);
  return { play: (batch) => playBatch(arena, batch), close: () => closeArena(arena) };
}

function openThreads(matchup: Matchup, threads: number): BatchWorker[] {
  return Array.from({ length: threads }, () => openThread(matchup));
}

function openThread(matchup: Matchup): BatchWorker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: matchup });
  let reader: PromiseWithResolvers<BatchScore> | null = null;
  worker.on('message', (score: BatchScore) => reader?.resolve(score));
  worker.on('error', (error) => reader?.reject(error));
  // Without this, a thread that exits silently would leave its consumer waiting forever.
  worker.on('exit', (code) => reader?.reject(new Error(`a worker thread exited with code ${code}`)));
  return {
    play: (batch) => {
      reader = Promise.withResolvers();
      worker.postMessage(batch);
      return reader.promise;
    },
    close: () => worker.postMessage(null),
  };
}
