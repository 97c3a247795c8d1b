import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './chromium.ts';

const REPOSITORY = '../../..';
const OUTPUT = `${REPOSITORY}/node_modules/.cache/playwright`;
/** Where the built page is; another folder lets somebody build while the tests run. */
const root = process.env['WEB_ROOT'] ?? 'packages/web/dist';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: OUTPUT,
  snapshotPathTemplate: '{testDir}/names/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // Some tests wait for bots while others compute.
  workers: 3,
  // A machine that is busy with something else only needs time; nothing waits this long otherwise.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['line'], ['json']] : [['line']],
  webServer: {
    command: `node packages/cli/src/main.ts serve --root ${root}`,
    cwd: REPOSITORY,
    env: { PORT: '0', HOST: '127.0.0.1', SCHUPF_DATA: join(tmpdir(), `schupf-e2e-${process.pid}`) },
    // The group becomes the variable WEB_ADDRESS of the workers.
    wait: { stdout: /^Open (?<WEB_ADDRESS>\S+)/m },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
  use: {
    baseURL: process.env['WEB_ADDRESS'],
    launchOptions: { executablePath: findChromium() ?? 'chromium', args: [...CHROMIUM_ARGS] },
    actionTimeout: 60_000,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    // To record a trace takes as long as the test itself: `--trace on` where it is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
