import { Worker } from 'node:worker_threads';
import { type Batch, type BatchScore, closeArena, type Encounter, openArena, playBatch } from './batch.ts';

/** A worker that plays one batch at a time. */
interface BatchWorker {
  play(batch: Batch): Promise<BatchScore>;
  close(): void;
}

/**
 * Plays the batches in parallel and yields their scores in order, so that a run does not depend on the number of
 * threads. When the consumer stops reading, the play stops.
 */
export async function* playBatches(
  encounter: Encounter,
  batches: Iterable<Batch>,
  threads: number,
): AsyncGenerator<BatchScore> {
  const hands = threads === 1 ? [await thisThread(encounter)] : openThreads(encounter, threads);
  const left = batches[Symbol.iterator]();
  const underWay: Promise<BatchScore>[] = [];
  let isRead = true;
  const begin = (hand: BatchWorker) => {
    const next = left.next();
    if (next.done || !isRead) return;
    const score = hand.play(next.value);
    // The consumer may be waiting for an earlier batch or have stopped; it sees this failure when it reads this batch.
    score.then(
      () => begin(hand),
      () => {},
    );
    underWay.push(score);
  };
  try {
    for (const hand of hands) begin(hand);
    while (underWay.length > 0) yield await underWay.shift()!;
  } finally {
    isRead = false;
    for (const hand of hands) hand.close();
  }
}

async function thisThread(encounter: Encounter): Promise<BatchWorker> {
  const arena = await openArena(encounter);
  return { play: (batch) => playBatch(arena, batch), close: () => closeArena(arena) };
}

function openThreads(encounter: Encounter, threads: number): BatchWorker[] {
  return Array.from({ length: threads }, () => openThread(encounter));
}

function openThread(encounter: Encounter): BatchWorker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: encounter });
  let reader: PromiseWithResolvers<BatchScore> | null = null;
  worker.on('message', (score: BatchScore) => reader?.resolve(score));
  worker.on('error', (error) => reader?.reject(error));
  // Without this, a thread that exits silently would leave its consumer waiting forever.
  worker.on('exit', (code) => reader?.reject(new Error(`a thread has ended with code ${code}`)));
  return {
    play: (batch) => {
      reader = Promise.withResolvers();
      worker.postMessage(batch);
      return reader.promise;
    },
    close: () => worker.postMessage(null),
  };
}
