import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { CheckpointRequest } from './checkpoints.ts';

/**
 * Copies the log into the database: first what can be copied while others write, which is most of it, then the rest, so
 * that the log begins anew. For that one moment nobody else can write; they try again, and do other things meanwhile.
 */
const database = new DatabaseSync(workerData as string);
database.exec('pragma synchronous = normal; pragma busy_timeout = 0;');

parentPort!.on('message', (request: CheckpointRequest) => {
  if (request === 'end') {
    database.close();
    return parentPort!.close();
  }
  try {
    database.exec('pragma wal_checkpoint(passive); pragma wal_checkpoint(restart);');
  } catch {
    // A full disk, say. What is not copied now is copied the next time; until then it is in the log.
  }
  parentPort!.postMessage('copied');
});
