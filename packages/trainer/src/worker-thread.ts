import { parentPort, workerData } from 'node:worker_threads';
import { type Job, JobRunner } from './workers.ts';

const port = parentPort!;
const runner = new JobRunner(workerData as Uint8Array);
port.on('message', (job: Job) => port.postMessage(runner.run(job)));
