// npm run advice: does the advice of the rule books hold? Bots play, and whenever one choice follows a piece of advice
// and another goes against it, both are played out with the same cards.

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { ADVICE, ADVICE_TESTS, type AdviceFigure } from '../../src/advice-list.ts';
import { type Row, rowsOf } from './rows.ts';

const TARGET = fileURLToPath(new URL('../../src/advice-figures.ts', import.meta.url));
/** Half the width of a 95% interval, in standard errors. */
const INTERVAL = 1.96;

if (isMainThread) await main();
else parentPort!.on('message', (round: number) => parentPort!.postMessage(rowsOf(workerData, round)));

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { rounds: { type: 'string', default: '3000' }, seed: { type: 'string', default: 'advice' } },
  });
  const rows = await collect(Number(values.rounds), values.seed);
  const figures = ADVICE.map((advice) => {
    const tested = rows.filter((row) => row.advice === advice);
    return {
      advice,
      found: [
        figureOf('all', tested),
        ...ADVICE_TESTS[advice].map((where) =>
          figureOf(
            where,
            tested.filter((row) => row.where === where),
          ),
        ),
      ],
    };
  });
  const lines = figures.map(({ advice, found }) => `'${advice}': ${JSON.stringify(found)},\n`);
  writeFileSync(
    TARGET,
    `// Written by \`npm run advice\`. Do not edit it.
import type { TestedAdvice } from './advice-list.ts';

/** Tested in ${values.rounds} rounds between four \`net-1\` bots. */
export const ADVICE_FIGURES: TestedAdvice = {
${lines.join('')}};
`,
  );
  execFileSync('biome', ['check', '--write', TARGET], { stdio: ['ignore', 'ignore', 'inherit'] });
  console.log('| advice | where | cases | gain |\n| --- | --- | --- | --- |');
  for (const { advice, found } of figures)
    for (const { where, cases, gain, error } of found)
      console.log(`| ${advice} | ${where} | ${cases} | ${signed(gain)} ± ${error.toFixed(1)} |`);
}

function collect(rounds: number, seed: string): Promise<Row[]> {
  const all: Row[] = [];
  let next = 0;
  let done = 0;
  const threads = Array.from(
    { length: Math.min(rounds, availableParallelism()) },
    () => new Worker(new URL(import.meta.url), { workerData: seed }),
  );
  return new Promise((resolve, reject) => {
    for (const thread of threads) {
      thread.on('error', reject);
      thread.on('message', (rows: Row[]) => {
        all.push(...rows);
        done++;
        process.stderr.write(`\r${done} of ${rounds} rounds `);
        if (next < rounds) return thread.postMessage(next++);
        void thread.terminate();
        if (done === rounds) resolve(all.sort((a, b) => a.round - b.round));
      });
      thread.postMessage(next++);
    }
  });
}

/** Cases of the same round share their cards and are not independent, so the error is computed from sums per round. */
function figureOf(where: AdviceFigure['where'], rows: readonly Row[]): AdviceFigure {
  const mean = rows.reduce((sum, { gain }) => sum + gain, 0) / Math.max(1, rows.length);
  const byRound = new Map<number, number>();
  for (const { round, gain } of rows) byRound.set(round, (byRound.get(round) ?? 0) + gain - mean);
  const squares = [...byRound.values()].reduce((sum, value) => sum + value * value, 0);
  const error = (INTERVAL * Math.sqrt(squares)) / Math.max(1, rows.length);
  return { where, cases: rows.length, gain: rounded(mean), error: rounded(error) };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}

function signed(value: number): string {
  return value > 0 ? `+${value.toFixed(1)}` : value.toFixed(1).replace('-', '−');
}
