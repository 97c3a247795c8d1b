// Every check of the repository in one go: node scripts/gate.ts check|test|e2e [WORDS AND VITEST FLAGS...]
// Stops at the first failing step. `test` and `e2e` end with the line `N passed, N failed`.

import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';

const VITEST_REPORT = 'node_modules/.cache/vitest-report.json';
const PLAYWRIGHT_REPORT = 'node_modules/.cache/playwright-report.json';
const PLAYWRIGHT_CONFIG = 'packages/web/e2e/playwright.config.ts';

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly folder?: string;
}

interface Totals {
  readonly passed: number;
  readonly failed: number;
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly Suite[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

const NOTHING: Totals = { passed: 0, failed: 0 };
const CHECKS: readonly Step[] = [
  { name: 'Lint and format', command: ['biome', 'check'] },
  { name: 'Types', command: ['tsc', '-b'] },
  { name: 'Unused code', command: ['knip'] },
  { name: 'Cited rules', command: ['node', 'scripts/cited-rules.ts'] },
];

const [mode = 'test', ...args] = process.argv.slice(2);
const words = args.filter((arg) => !arg.startsWith('-'));
const flags = args.filter((arg) => arg.startsWith('-'));

for (const report of [VITEST_REPORT, PLAYWRIGHT_REPORT]) rmSync(report, { force: true });
const code = runSteps(stepsOf(mode));
const totals = sum([readVitest(), readPlaywright()]);
if (mode === 'check') process.exitCode = code;
else tell(totals, code);

function stepsOf(wanted: string): readonly Step[] {
  switch (wanted) {
    case 'check':
      return CHECKS;
    case 'e2e':
      return endToEnd(flags);
    default:
      return [...CHECKS, unitTests(), ...endToEnd([])];
  }
}

/** With words, a kind of test that none of them names is no mistake: the other kind may have it. */
function unitTests(): Step {
  const report = ['--reporter=default', '--reporter=json', `--outputFile=${VITEST_REPORT}`];
  const lenient = words.length > 0 ? ['--passWithNoTests'] : [];
  return { name: 'Tests', command: ['vitest', 'run', ...report, ...lenient, ...args] };
}

/** The built page in a real browser. Nothing of it is needed for words that name no such test. */
function endToEnd(more: readonly string[]): readonly Step[] {
  const files = globSync('packages/web/e2e/**/*.spec.ts').filter((file) =>
    words.length > 0 ? words.some((word) => file.includes(word)) : true,
  );
  if (files.length === 0) return [];
  return [
    { name: 'Browser', command: ['node', 'scripts/browser.ts'] },
    { name: 'Build', command: ['vite', 'build', '--logLevel=warn'], folder: 'packages/web' },
    {
      name: 'End to end',
      // Another program on the machine can stop a browser for minutes: a test that fails is tried once more, and named
      // at the end if that helped, because it may as well be a race in the page.
      command: ['playwright', 'test', `--config=${PLAYWRIGHT_CONFIG}`, '--retries=1', ...more, ...words],
    },
  ];
}

function runSteps(steps: readonly Step[]): number {
  const env = {
    ...process.env,
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
    PLAYWRIGHT_JSON_OUTPUT_FILE: `${process.cwd()}/${PLAYWRIGHT_REPORT}`,
  };
  for (const { name, command, folder = '.' } of steps) {
    const [program = '', ...rest] = command;
    console.log(`\n=== ${name}: ${program}`);
    const start = performance.now();
    const { status } = spawnSync(program, rest, { stdio: 'inherit', cwd: folder, env });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`=== ${name}: ${status === 0 ? 'ok' : 'failed'} after ${seconds} s`);
    if (status !== 0) return status ?? 1;
  }
  return 0;
}

/**
 * A step that fails without failing a test (a lint error, a file that does not load) counts as one failure, and so
 * does a run in which there was no test.
 */
function tell({ passed, failed }: Totals, status: number): void {
  const wrong = status !== 0 || passed + failed === 0;
  console.log(`\n${passed} passed, ${Math.max(failed, wrong ? 1 : 0)} failed`);
  process.exitCode = wrong ? Math.max(status, 1) : 0;
}

function sum(all: readonly Totals[]): Totals {
  return all.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), NOTHING);
}

function readVitest(): Totals {
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(VITEST_REPORT);
  return report === null ? NOTHING : { passed: report.numPassedTests, failed: report.numFailedTests };
}

function readPlaywright(): Totals {
  const report = readReport<PlaywrightReport>(PLAYWRIGHT_REPORT);
  if (report === null) return NOTHING;
  for (const title of flakyIn(report.suites)) console.log(`\nPassed at the second try only: ${title}`);
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected };
}

function flakyIn(suites: readonly Suite[]): readonly string[] {
  return suites.flatMap((suite) => [
    ...suite.specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
    ...flakyIn(suite.suites ?? []),
  ]);
}

function readReport<Report>(path: string): Report | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
