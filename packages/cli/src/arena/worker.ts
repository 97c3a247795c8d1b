import { parentPort, workerData } from 'node:worker_threads';
import { type Batch, closeArena, type Matchup, openArena, playBatch } from './batch.ts';

/** Plays the batches it receives, one after another; null ends it. */
const port = parentPort!;
const arena = openArena(workerData as Matchup);
let work: Promise<void> = Promise.resolve();

// Each message waits for the previous one: closing the players in the middle of a batch would leave questions
// unanswered.
port.on('message', (batch: Batch | null) => {
  work = work.then(() => perform(batch));
});

async function perform(batch: Batch | null): Promise<void> {
  if (batch !== null) {
    port.postMessage(await playBatch(await arena, batch));
    return;
  }
  closeArena(await arena);
  port.close();
}
