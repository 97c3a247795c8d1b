import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const TESTS = ['packages/*/src/**/*.test.ts', 'packages/*/test/**/*.test.ts', 'scripts/**/*.test.ts'];
/**
 * Tests that start servers, processes or threads, or patch Node. They run in isolation so that one file cannot affect
 * the next.
 */
const ISOLATED = [
  'packages/{server,trainer}/**/*.test.ts',
  'packages/bots/test/{imports,worker}.test.ts',
  'scripts/**/*.test.ts',
];
const CORES = availableParallelism();
/** A search for new failures runs many more cases: see packages/testkit/src/runs.ts. */
const isSearch = process.env['SCHUPF_PROPERTY_SEED'] !== undefined;

export default defineConfig({
  test: {
    // This only catches a test that hangs. On a busy machine a property takes many times as long as usual.
    testTimeout: isSearch ? 3_600_000 : 300_000,
    hookTimeout: 300_000,
    // Otherwise a renamed test would write a new snapshot here and pass, and fail only where CI is set.
    update: 'none',
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: TESTS,
          exclude: ['**/node_modules/**', ...ISOLATED],
          // Loading the engine again for each of two hundred files would take longer than running most of them.
          isolate: false,
          maxWorkers: CORES,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: ISOLATED,
          exclude: ['**/node_modules/**'],
          // These tests mostly wait for sockets and timers.
          maxWorkers: 2 * CORES + 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
