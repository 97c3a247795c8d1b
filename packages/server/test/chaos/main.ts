// A server is killed again and again while it is full of people: npm run chaos -- [--kills N] [--tables N] [--seed S]

import process from 'node:process';
import { parseArgs } from 'node:util';
import { chaos } from './chaos.ts';
import { Standstill } from './evening.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    tables: { type: 'string', default: '2' },
    seed: { type: 'string', default: String(Date.now()) },
  },
});
const PATIENCE = 240_000;

console.log(`seed ${values.seed}; a match may take ${PATIENCE / 1000} seconds`);
const report = await chaos({
  seed: values.seed,
  kills: Number(values.kills),
  tables: Number(values.tables),
  patience: PATIENCE,
  more: 8000,
  tell: (line) => console.log(line),
}).catch((error) => {
  if (!(error instanceof Standstill)) throw error;
  console.error(`a match stands still: ${error.message}`);
  process.exit(1);
});
for (const [name, value] of Object.entries(report))
  if (typeof value === 'number') console.log(`${name.padEnd(14)}${Math.round(value)}`);
for (const problem of report.problems.slice(0, 30)) console.error(problem);
if (report.problems.length > 0) {
  console.error(`${report.problems.length} promises were not kept`);
  process.exitCode = 1;
} else console.log('every promise was kept');
