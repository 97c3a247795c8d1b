import { parentPort, workerData } from 'node:worker_threads';
import { type Job, JobRunner, type WorkerSetup } from './workers.ts';

const port = parentPort!;
const runner = new JobRunner(workerData as WorkerSetup);
port.on('message', (job: Job) => port.postMessage(runner.run(job)));
