// npm run review:calibration: are estimated losses correct, does net-1 make few mistakes, and do two seeds agree?

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { report } from './report.ts';
import { type Row, rowsOf } from './rows.ts';

interface Job {
  readonly seed: string;
  readonly worlds: number;
}

if (isMainThread) await main();
else work(workerData as Job);

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      decisions: { type: 'string', default: '2000' },
      worlds: { type: 'string', default: '400' },
      seed: { type: 'string', default: 'calibration' },
      rows: { type: 'string' },
    },
  });
  const wanted = Number(values.decisions);
  const job: Job = { seed: values.seed, worlds: Number(values.worlds) };
  const known = values.rows !== undefined && existsSync(values.rows) ? readRows(values.rows) : [];
  const save = (rows: readonly Row[]) => {
    if (values.rows !== undefined)
      appendFileSync(values.rows, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  };
  const rows = await collect(wanted, job, known, save);
  rows.sort((a, b) => a.round - b.round);
  console.log(report(rows, job.worlds));
}

function readRows(path: string): Row[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);
}

/** Rounds are handed out one by one. Rounds that an earlier run has judged are skipped. */
function collect(
  wanted: number,
  job: Job,
  known: readonly Row[],
  save: (rows: readonly Row[]) => void,
): Promise<Row[]> {
  const all = [...known];
  const done = new Set(known.map(({ round }) => round));
  let round = 0;
  const next = () => {
    while (done.has(round)) round++;
    return round++;
  };
  if (all.length >= wanted) return Promise.resolve(all);
  const threads = Array.from(
    { length: availableParallelism() },
    () => new Worker(new URL(import.meta.url), { workerData: job }),
  );
  return new Promise((resolve, reject) => {
    let busy = threads.length;
    for (const thread of threads) {
      thread.on('error', reject);
      thread.on('message', (rows: Row[]) => {
        all.push(...rows);
        save(rows);
        process.stderr.write(`\r${all.length} of ${wanted} decisions `);
        if (all.length < wanted) return thread.postMessage(next());
        void thread.terminate();
        if (--busy === 0) resolve(all);
      });
      thread.postMessage(next());
    }
  });
}

function work({ seed, worlds }: Job): void {
  parentPort!.on('message', (round: number) => parentPort!.postMessage(rowsOf(seed, round, worlds)));
}
