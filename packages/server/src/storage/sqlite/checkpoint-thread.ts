import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { CheckpointRequest } from './checkpoints.ts';

/** Copies the log into the database, as far as nobody else is in the way, and never keeps anybody waiting. */
const database = new DatabaseSync(workerData as string);
database.exec('pragma synchronous = normal; pragma busy_timeout = 0;');

parentPort!.on('message', (request: CheckpointRequest) => {
  if (request === 'end') {
    database.close();
    return parentPort!.close();
  }
  try {
    database.exec('pragma wal_checkpoint(passive)');
  } catch {
    // A full disk, say. What is not copied now is copied the next time; until then it is in the log.
  }
  parentPort!.postMessage('copied');
});
