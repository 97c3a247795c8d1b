import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

export const VITEST_REPORT = 'node_modules/.cache/vitest-report.json';
export const PLAYWRIGHT_REPORT = 'node_modules/.cache/playwright-report.json';

interface TestFile {
  readonly file: string;
  readonly seconds: number;
}

/** Tests that were skipped because this machine lacks something. */
interface NotRun {
  readonly file: string;
  readonly tests: number;
  readonly reason: string;
}

export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  readonly files: readonly TestFile[];
  /** Files with a failed test. */
  readonly failedFiles: readonly string[];
  /** Browser tests that passed on their second try. */
  readonly flaky: readonly string[];
  readonly notRun: readonly NotRun[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
    /** `skipBecause` of the test kit sets the reason. */
    readonly assertionResults: readonly { readonly meta: { readonly notRun?: string } }[];
  }[];
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly Suite[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly Spec[];
}

interface Spec {
  readonly title: string;
  readonly file: string;
  readonly ok: boolean;
  readonly tests: readonly {
    readonly status: string;
    readonly results: readonly { readonly duration: number }[];
  }[];
}

const NONE: TestReport = { passed: 0, failed: 0, files: [], failedFiles: [], flaky: [], notRun: [] };

/** What the last runs of vitest and Playwright wrote; a missing report counts as no tests. */
export function readTestReports(): TestReport {
  const [node, browser] = [readVitest(), readPlaywright()];
  return {
    passed: node.passed + browser.passed,
    failed: node.failed + browser.failed,
    files: [...node.files, ...browser.files],
    failedFiles: [...node.failedFiles, ...browser.failedFiles],
    flaky: browser.flaky,
    notRun: node.notRun,
  };
}

function readVitest(): TestReport {
  const report = readReport<VitestReport>(VITEST_REPORT);
  if (report === null) return NONE;
  const { numPassedTests, numFailedTests, testResults } = report;
  return {
    ...NONE,
    passed: numPassedTests,
    failed: numFailedTests,
    files: testResults.map(({ name, startTime, endTime }) => ({
      file: relative('.', name),
      seconds: (endTime - startTime) / 1000,
    })),
    failedFiles: testResults
      .filter(({ status }) => status === 'failed')
      .map(({ name }) => relative('.', name)),
    notRun: testResults.flatMap(({ name, assertionResults }) => {
      const reasons = assertionResults.flatMap(({ meta }) => meta.notRun ?? []);
      return [...new Set(reasons)].map((reason) => ({
        file: relative('.', name),
        tests: reasons.filter((other) => other === reason).length,
        reason,
      }));
    }),
  };
}

function readPlaywright(): TestReport {
  const report = readReport<PlaywrightReport>(PLAYWRIGHT_REPORT);
  if (report === null) return NONE;
  const { expected, unexpected, flaky } = report.stats;
  const specs = specsIn(report.suites);
  const folder = relative('.', report.config.rootDir);
  const files = [...new Set(specs.map(({ file }) => file))];
  return {
    ...NONE,
    passed: expected + flaky,
    failed: unexpected,
    files: files.map((file) => ({
      file: `${folder}/${file}`,
      seconds: specs.filter((spec) => spec.file === file).reduce((sum, spec) => sum + secondsOf(spec), 0),
    })),
    failedFiles: files
      .filter((file) => specs.some((spec) => spec.file === file && !spec.ok))
      .map((file) => `${folder}/${file}`),
    flaky: specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${folder}/${file}: ${title}`),
  };
}

function specsIn(suites: readonly Suite[]): readonly Spec[] {
  return suites.flatMap((suite) => [...suite.specs, ...specsIn(suite.suites ?? [])]);
}

function secondsOf({ tests }: Spec): number {
  return tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000;
}

function readReport<Report>(path: string): Report | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
