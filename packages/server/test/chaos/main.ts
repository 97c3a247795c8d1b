// Kills a server repeatedly while people play: npm run chaos -- [--kills N] [--tables N] [--seed S]

import process from 'node:process';
import { parseArgs } from 'node:util';
import { chaos } from './chaos.ts';
import { StuckError } from './simulated-group.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    tables: { type: 'string', default: '2' },
    seed: { type: 'string', default: String(Date.now()) },
  },
});
/** So long that only a stuck match exceeds it: on a busy machine, little gets done between two kills. */
const MATCH_TIMEOUT_MS = 1_800_000;

console.log(`seed ${values.seed}; a match may take ${MATCH_TIMEOUT_MS / 1000} seconds`);
const report = await chaos({
  seed: values.seed,
  kills: Number(values.kills),
  tables: Number(values.tables),
  matchTimeout: MATCH_TIMEOUT_MS,
  rematchTime: 8000,
  report: (line) => console.log(line),
}).catch((error) => {
  if (!(error instanceof StuckError)) throw error;
  console.error(`a match is stuck: ${error.message}`);
  process.exit(1);
});
for (const [name, value] of Object.entries(report))
  if (typeof value === 'number') console.log(`${name.padEnd(14)}${Math.round(value)}`);
for (const problem of report.problems.slice(0, 30)) console.error(problem);
if (report.problems.length > 0) {
  console.error(`${report.problems.length} problems`);
  process.exitCode = 1;
} else console.log('no problems');
