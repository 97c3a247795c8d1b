// Searches for failures that `npm test` has no time for: npm run nightly -- [--seed N] [PARTS...]
// Runs every part, or those whose names contain one of the words, even if some of them fail. Writes their results to
// docs/nightly.md, which keeps the last result of the others. Takes some hours on two cores.

import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { PLAYWRIGHT_REPORT, readTestReports, VITEST_REPORT } from './gate/reports.ts';
import { runStep } from './gate/steps.ts';
import { formatSeconds, formatTable } from './gate/table.ts';

const RESULTS = 'docs/nightly.md';
const VARIANTS = ['nanjing', 'trichu', 'wuwang', 'tientsin', 'grandseigneur', 'let'];

interface Part {
  readonly name: string;
  readonly proves: string;
  readonly commands: readonly (readonly string[])[];
  readonly env?: Readonly<Record<string, string>>;
  /** Whether it writes a test report, which names the files that failed. */
  readonly hasReport?: true;
}

interface PartResult {
  readonly part: Part;
  readonly ok: boolean;
  readonly seconds: number;
  /** A command to reproduce each failure. */
  readonly replays: readonly string[];
}

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: String(randomInt(1, 2 ** 31)) } },
  allowPositionals: true,
});
const { seed } = values;
if (!/^\d+$/.test(seed)) throw new Error(`--seed must be a number, not ${seed}`);

const PARTS: readonly Part[] = [
  {
    name: 'properties',
    proves:
      'all tests in Node: properties with a new seed, 25 times as many cases and every table; a longer training run',
    commands: [['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile=${VITEST_REPORT}`]],
    env: { SCHUPF_PROPERTY_SEED: seed },
    hasReport: true,
  },
  {
    name: 'page',
    proves:
      'all tests in Chromium: whole rounds of every game; accessibility of every phase in every theme and size',
    commands: [['node', 'scripts/gate.ts', 'e2e']],
    env: { SCHUPF_E2E: 'whole' },
    hasReport: true,
  },
  {
    name: 'budgets',
    proves: 'bytes, elements, times and Lighthouse scores of the page',
    commands: [['node', 'packages/web/e2e/budgets.ts']],
  },
  {
    name: 'engines',
    proves: 'the first decisions of a round in Firefox and WebKitGTK',
    commands: [['node', 'packages/web/e2e/engines.ts']],
  },
  {
    name: 'chaos',
    proves: 'a server that is killed fifty times during matches loses no accepted move',
    commands: [
      ['node', 'packages/server/test/chaos/main.ts', '--kills', '50', '--tables', '2', '--seed', seed],
    ],
  },
  {
    name: 'cluster',
    proves: 'three servers lose no accepted move, whatever is done to them, PostgreSQL and NATS',
    commands: [['node', 'packages/server/test/chaos/main.ts', '--cluster', '--kills', '50', '--seed', seed]],
  },
  {
    name: 'fuzz',
    proves: 'a server under attack serves its players',
    commands: [
      ['node', 'packages/server/test/fuzz/main.ts', '--seconds', '120', '--attackers', '20', '--seed', seed],
    ],
  },
  {
    name: 'tables',
    proves: 'three thousand matches with people, bots, crashes and failing stores',
    commands: [
      ['node', 'packages/testkit/src/day/main.ts', '--matches', '3000', '--seed', seed, '--threads', '2'],
    ],
  },
  {
    name: 'simulate',
    proves: 'the invariants of random rounds of every game',
    commands: VARIANTS.map((variant) => schupf('simulate', '--variant', variant, '--seed', seed)),
  },
  {
    name: 'roundtrip',
    proves: 'random matches written as records and logs and read back; texts designed to be slow to read',
    commands: [
      ...VARIANTS.map((variant) =>
        schupf('roundtrip', '--variant', variant, '--rounds', '5000', '--seed', seed),
      ),
      schupf('roundtrip', '--hostile'),
    ],
  },
];

const parts = PARTS.filter(
  ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
);
mkdirSync('node_modules/.cache', { recursive: true });
console.log(`Seed ${seed}. To repeat this run: npm run nightly -- --seed ${seed}`);

const results: PartResult[] = [];
for (const part of parts) results.push(await runPart(part));

const failed = results.filter(({ ok }) => !ok);
writeFileSync(RESULTS, report());
console.log('\nParts');
console.log(
  formatTable(
    results.map(({ part, seconds, ok }) => [part.name, formatSeconds(seconds), ok ? '' : 'failed']),
  ),
);
for (const { part, replays } of failed) {
  console.log(`\n${part.name} failed. To reproduce it:`);
  for (const replay of replays) console.log(`  ${replay}`);
}
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;

async function runPart(part: Part): Promise<PartResult> {
  const { name, commands, env = {}, hasReport } = part;
  for (const file of [VITEST_REPORT, PLAYWRIGHT_REPORT]) rmSync(file, { force: true });
  let seconds = 0;
  const failedCommands: (readonly string[])[] = [];
  for (const command of commands) {
    const result = await runStep({ name, command, env });
    seconds += result.seconds;
    if (!result.ok) failedCommands.push(command);
  }
  const failedFiles = hasReport ? readTestReports().failedFiles : [];
  const settings = Object.entries(env).map(([variable, value]) => `${variable}=${value} `);
  const replays =
    failedFiles.length > 0
      ? failedFiles.map((file) => `${settings.join('')}npm test -- ${file}`)
      : failedCommands.map(
          (command) => `${settings.join('')}PATH=node_modules/.bin:$PATH ${command.join(' ')}`,
        );
  return { part, ok: failedCommands.length === 0, seconds, replays };
}

function schupf(...args: readonly string[]): readonly string[] {
  return ['node', 'packages/cli/src/main.ts', ...args];
}

function report(): string {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%h of %cs'], { encoding: 'utf8' });
  const earlier = readFileSync(RESULTS, 'utf8').split('\n');
  const rows = PARTS.flatMap((part) => {
    const result = results.find((other) => other.part === part);
    if (result === undefined) return earlier.filter((line) => line.startsWith(`| ${part.name} |`));
    const { ok, seconds, replays } = result;
    const outcome = ok ? 'passed' : `failed: ${replays.map((replay) => `\`${replay}\``).join(', ')}`;
    const cells = [part.name, part.proves, stdout.trim(), seed, formatSeconds(seconds), outcome];
    return [`| ${cells.join(' | ')} |`];
  });
  return `# Last nightly results

Written by \`npm run nightly\`. \`npm run nightly -- --seed N PART\` repeats a part with its seed.

| part | what it proves | commit | seed | time | result |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}
