// Kills a server repeatedly while people play: npm run chaos -- [--kills N] [--tables N] [--seed S]
// The same with three servers, which are also paused, cut off and restarted one by one, and with the database and NATS:
// npm run chaos -- --cluster [--pauses N] [--postgres N] [--nats N] [--nats-cuts N] [--postgres-cuts N] [--rolls N]

import process from 'node:process';
import { parseArgs } from 'node:util';
import { MISSING_PROGRAMS } from '../../local-cluster/local-cluster.ts';
import { type ChaosReport, chaos, type Victim } from './chaos.ts';
import { summaryOf } from './fail-over.ts';
import { OneServer } from './one-server.ts';
import { HARMS, type Harm, ServerCluster } from './server-cluster.ts';
import { StuckError } from './simulated-group.ts';

const { values } = parseArgs({
  options: {
    cluster: { type: 'boolean', default: false },
    tables: { type: 'string', default: '2' },
    seed: { type: 'string', default: String(Date.now()) },
    kills: { type: 'string', default: '50' },
    pauses: { type: 'string', default: '20' },
    postgres: { type: 'string', default: '5' },
    nats: { type: 'string', default: '5' },
    'nats-cuts': { type: 'string', default: '5' },
    'postgres-cuts': { type: 'string', default: '5' },
    rolls: { type: 'string', default: '3' },
    /** How often nothing is done, for comparison. */
    quiet: { type: 'string', default: '10' },
  },
});
/** So long that only a stuck match exceeds it: on a busy machine, little gets done between two kills. */
const MATCH_TIMEOUT_MS = 1_800_000;
const { seed } = values;
const report = (line: string): void => console.log(line);

console.log(`seed ${seed}; a match may take ${MATCH_TIMEOUT_MS / 1000} seconds`);
if (values.cluster) {
  if (MISSING_PROGRAMS !== null) {
    console.error(`chaos: ${MISSING_PROGRAMS}`);
    process.exit(1);
  }
  const counts = Object.fromEntries(HARMS.map((harm) => [harm, Number(values[harm])])) as Record<
    Harm,
    number
  >;
  const cluster = await ServerCluster.prepare({ seed, counts, report });
  const result = await run(cluster);
  console.log('milliseconds to the next accepted command (median, p99, longest)');
  for (const [harm, { moved, unmoved }] of cluster.harms) {
    console.log(`${harm.padEnd(14)}${moved.length} tables moved: ${summaryOf(moved)}`);
    console.log(`${' '.repeat(14)}${unmoved.length} not moved: ${summaryOf(unmoved)}`);
  }
  for (const { from, to, absences, moves, commands, unsaved, waits } of cluster.rolls) {
    console.log(
      `a rolling restart of ${Math.round((to - from) / 1000)} s: ${moves} moves, ${absences.length} absences`,
    );
    for (const { after, length } of absences) console.log(`after ${after} ms, for ${length} ms`);
    console.log(`${commands} commands, ${unsaved} not saved; milliseconds to the reply: ${summaryOf(waits)}`);
  }
  print(result);
} else print(await run(await OneServer.prepare({ seed, kills: Number(values.kills), report })));

function run(victim: Victim): Promise<ChaosReport> {
  const options = { seed, tables: Number(values.tables), matchTimeout: MATCH_TIMEOUT_MS, rematchTime: 8000 };
  return chaos(options, victim).catch((error) => {
    if (!(error instanceof StuckError)) throw error;
    console.error(`a match is stuck: ${error.message}`);
    process.exit(1);
  });
}

function print(result: ChaosReport): void {
  for (const [name, value] of Object.entries(result))
    if (typeof value === 'number') console.log(`${name.padEnd(14)}${Math.round(value)}`);
  for (const problem of result.problems.slice(0, 30)) console.error(problem);
  if (result.problems.length > 0) {
    console.error(`${result.problems.length} problems`);
    process.exitCode = 1;
  } else console.log('no problems');
}
