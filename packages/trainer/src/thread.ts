import { parentPort, workerData } from 'node:worker_threads';
import { Bench, type Job } from './workshop.ts';

const port = parentPort!;
const bench = new Bench(workerData as Uint8Array);
port.on('message', (job: Job) => port.postMessage(bench.do(job)));
