// Runs the checks of this repository: node scripts/gate.ts check|test|e2e [WORDS AND FLAGS...]
// `test` runs all of them and stops after the first stage that fails. It ends with the line `N passed, N failed`.

import { globSync, mkdirSync, rmSync } from 'node:fs';
import { PLAYWRIGHT_REPORT, readTestReports, VITEST_REPORT } from './gate/reports.ts';
import { runStages, type Stage, type Step } from './gate/steps.ts';
import { formatSeconds, formatTable } from './gate/table.ts';

const PLAYWRIGHT_CONFIG = 'packages/web/e2e/playwright.config.ts';
const SLOWEST_FILES = 10;

const CHECKS: readonly Step[] = [
  { name: 'Lint and format', command: ['biome', 'check'] },
  { name: 'Types', command: ['tsc', '-b'] },
  { name: 'Unused code', command: ['knip', '--cache', '--cache-location=node_modules/.cache/knip'] },
  { name: 'Cited rules', command: ['node', 'scripts/cited-rules.ts'] },
  { name: 'Documents', command: ['node', 'scripts/documents.ts'] },
];

const [mode = 'test', ...args] = process.argv.slice(2);
const words = args.filter((arg) => !arg.startsWith('-'));
const flags = args.filter((arg) => arg.startsWith('-'));

mkdirSync('node_modules/.cache', { recursive: true });
for (const report of [VITEST_REPORT, PLAYWRIGHT_REPORT]) rmSync(report, { force: true });

const { results, isGreen } = await runStages(stagesOf(mode), {
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
  PLAYWRIGHT_JSON_OUTPUT_FILE: `${process.cwd()}/${PLAYWRIGHT_REPORT}`,
});
const { passed, failed, files, flaky, notRun } = readTestReports();

console.log('\nSteps');
console.log(
  formatTable(results.map(({ name, seconds, ok }) => [name, formatSeconds(seconds), ok ? '' : 'failed'])),
);
if (files.length > 0) {
  console.log(`\nSlowest test files`);
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_FILES);
  console.log(formatTable(slowest.map(({ file, seconds }) => [file, formatSeconds(seconds)])));
}
if (flaky.length > 0) {
  console.log('\nPASSED ONLY ON THE SECOND TRY: fix this in the same change. It may be a race in the page.');
  for (const title of flaky) console.log(`  ${title}`);
}
if (notRun.length > 0) {
  console.log('\nNOT RUN, because this machine lacks something:');
  for (const { file, tests, reason } of notRun) console.log(`  ${file}: ${tests} tests. ${reason}`);
}
if (mode === 'check') {
  process.exitCode = isGreen ? 0 : 1;
} else {
  // A failed step without a failed test (a lint error, a file that does not load) counts as one failure, and so does
  // a run without any test.
  const hasFailed = !isGreen || passed + failed === 0;
  console.log(`\n${passed} passed, ${Math.max(failed, hasFailed ? 1 : 0)} failed`);
  process.exitCode = hasFailed || failed > 0 ? 1 : 0;
}

function stagesOf(wanted: string): readonly Stage[] {
  const page = prepareBrowserTests();
  const browserTests = page.length > 0 ? [[testInBrowser(wanted === 'e2e' ? flags : [])]] : [];
  switch (wanted) {
    case 'check':
      return [splitChecks()];
    case 'e2e':
      return [[page], browserTests];
    default:
      // The build runs beside the checks, because neither of them can use two cores on its own.
      return [[...splitChecks(), page], [[testInNode()]], browserTests];
  }
}

/** The type checker has its own lane, because it takes as long as all other checks together. */
function splitChecks(): Stage {
  return [CHECKS.filter(({ name }) => name === 'Types'), CHECKS.filter(({ name }) => name !== 'Types')];
}

function testInNode(): Step {
  const report = ['--reporter=default', '--reporter=json', `--outputFile=${VITEST_REPORT}`];
  // The words may match only browser tests.
  const lenient = words.length > 0 ? ['--passWithNoTests'] : [];
  return { name: 'Tests in Node', command: ['vitest', 'run', ...report, ...lenient, ...args] };
}

/** Empty if the words match no browser test. */
function prepareBrowserTests(): readonly Step[] {
  const specs = globSync('packages/web/e2e/**/*.spec.ts');
  const isWanted = words.length === 0 || specs.some((file) => words.some((word) => file.includes(word)));
  if (!isWanted) return [];
  return [
    { name: 'Find Chromium', command: ['node', 'scripts/browser.ts'] },
    { name: 'Build the page', command: ['node', 'scripts/build-page.ts'] },
  ];
}

function testInBrowser(more: readonly string[]): Step {
  // Another program can stall a browser for minutes, so a failed test gets a second try. The summary names it, because
  // the first failure may also be a race in the page.
  const command = ['playwright', 'test', `--config=${PLAYWRIGHT_CONFIG}`, '--retries=1', ...more, ...words];
  return { name: 'Tests in Chromium', command };
}
