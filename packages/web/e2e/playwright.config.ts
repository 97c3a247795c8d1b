import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './chromium.ts';

const REPOSITORY = '../../..';
const OUTPUT = `${REPOSITORY}/node_modules/.cache/playwright`;
/** The folder of the built page. Set it to a copy to be able to rebuild while the tests run. */
const root = process.env['WEB_ROOT'] ?? 'packages/web/dist';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: OUTPUT,
  snapshotPathTemplate: '{testDir}/names/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // Two more than there are cores, because tests wait for bots and animations.
  workers: availableParallelism() + 2,
  // All timeouts are long, because the machine may be busy. They only stop tests that hang.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['line'], ['json']] : [['line']],
  webServer: {
    command: `node packages/cli/src/main.ts serve --root ${root}`,
    cwd: REPOSITORY,
    env: { PORT: '0', HOST: '127.0.0.1', SCHUPF_DATA: join(tmpdir(), `schupf-e2e-${process.pid}`) },
    // Playwright passes the named group to the workers as the variable WEB_ADDRESS.
    wait: { stdout: /^Open (?<WEB_ADDRESS>\S+)/m },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
  use: {
    baseURL: process.env['WEB_ADDRESS'],
    launchOptions: { executablePath: findChromium() ?? 'chromium', args: [...CHROMIUM_ARGS] },
    actionTimeout: 60_000,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    // Storing the app for offline use takes longer than most tests, so only the tests that need it allow it.
    serviceWorkers: 'block',
    // Recording a trace takes as long as the test itself. Use `--trace on` for one test.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
