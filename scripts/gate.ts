// Every check of the repository in one go: node scripts/gate.ts check|test [VITEST ARGS...]
// Stops at the first failing step. `test` ends with the line `N passed, N failed`.

import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

const REPORT = 'node_modules/.cache/vitest-report.json';
const [mode, ...vitestArgs] = process.argv.slice(2);

const checks = {
  'Lint and format': ['biome', 'check'],
  Types: ['tsc', '-b'],
  'Unused code': ['knip'],
  'Cited rules': ['node', 'scripts/cited-rules.ts'],
};
const tests = {
  Tests: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile=${REPORT}`, ...vitestArgs],
};

rmSync(REPORT, { force: true });
const code = runSteps(mode === 'check' ? checks : { ...checks, ...tests });
if (mode !== 'check') console.log(totals(code));
process.exitCode = code;

function runSteps(steps: Record<string, string[]>): number {
  for (const [name, [command = '', ...args]] of Object.entries(steps)) {
    console.log(`\n=== ${name}: ${command}`);
    const start = performance.now();
    const { status } = spawnSync(command, args, { stdio: 'inherit' });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`=== ${name}: ${status === 0 ? 'ok' : 'failed'} after ${seconds} s`);
    if (status !== 0) return status ?? 1;
  }
  return 0;
}

/** A step that fails without failing a test (a lint error, a file that does not load) counts as one failure. */
function totals(code: number): string {
  const { numPassedTests, numFailedTests } = readReport();
  return `\n${numPassedTests} passed, ${Math.max(numFailedTests, code === 0 ? 0 : 1)} failed`;
}

function readReport(): { numPassedTests: number; numFailedTests: number } {
  try {
    return JSON.parse(readFileSync(REPORT, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0 };
  }
}
