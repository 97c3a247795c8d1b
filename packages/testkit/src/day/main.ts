// Simulates many tables: node scripts/run.mjs packages/testkit/src/day/main.ts --matches N --seed TEXT --threads N
// If a simulation fails, prints its seed and exits with 1.

import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { addTally, newTally, type Tally } from '../crowd/tally.ts';
import type { Outcome } from './worker.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    threads: { type: 'string', default: '2' },
  },
});
const matches = readCount('matches', values.matches);
const threads = readCount('threads', values.threads);
const start = performance.now();
const sum = newTally();
let next = 0;
let failed = false;

await Promise.all(Array.from({ length: threads }, () => work()));
const seconds = (performance.now() - start) / 1000;
report(sum);
process.exitCode = failed ? 1 : 0;

/** Starts a thread that runs simulations until enough matches have been played. */
function work(): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const sendNext = () => {
    if (failed || sum.matches >= matches) worker.postMessage(null);
    else worker.postMessage(`${values.seed}/${next++}`);
  };
  worker.on('message', ({ tally, problem }: Outcome) => {
    if (tally !== null) addTally(sum, tally);
    if (problem !== null && !failed) console.log(problem);
    failed ||= problem !== null;
    sendNext();
  });
  sendNext();
  return new Promise((resolve, reject) => {
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}

function report(tally: Tally): void {
  const line = (name: string, value: number) => console.log(`${name.padEnd(22)}${Math.round(value)}`);
  line('tables', next);
  line('matches', tally.matches);
  line('rounds', tally.rounds);
  line('inputs', tally.inputs);
  line('simulated hours', tally.hours);
  line('people’s actions', tally.actions);
  line('held claims', tally.held);
  line('  carried out', tally.done);
  line('  returned', tally.returned);
  line('holds requested', tally.holds);
  line('stand-in decisions', tally.covered);
  line('repeated commands', tally.repeated);
  line('resumed connections', tally.resumed);
  line('crashes', tally.crashes);
  line('store failures', tally.storeFaults);
  line('superseded runners', tally.overtaken);
  console.log(`${'seconds'.padEnd(22)}${seconds.toFixed(1)}`);
  console.log(`${'matches per second'.padEnd(22)}${(tally.matches / seconds).toFixed(1)}`);
}

function readCount(name: string, text: string): number {
  const count = Number(text);
  if (Number.isSafeInteger(count) && count > 0) return count;
  console.error(`--${name} must be a positive integer`);
  process.exit(2);
}
