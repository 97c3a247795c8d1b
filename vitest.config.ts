import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const TESTS = ['packages/*/src/**/*.test.ts', 'packages/*/test/**/*.test.ts', 'scripts/**/*.test.ts'];
/** Start servers, processes and threads, or replace parts of Node: what one leaves behind must not reach the next. */
const ON_THEIR_OWN = [
  'packages/{server,trainer}/**/*.test.ts',
  'packages/bots/test/{imports,worker}.test.ts',
  'scripts/**/*.test.ts',
];
/** A search for new failures tries ten times as much: see packages/testkit/src/runs.ts. */
const isSearch = process.env['SCHUPF_PROPERTY_SEED'] !== undefined;

export default defineConfig({
  test: {
    // Tests of the server mostly wait, so one more than there are cores.
    maxWorkers: availableParallelism() + 1,
    // This only catches a test that hangs. On a busy machine a property takes many times as long as usual.
    testTimeout: isSearch ? 3_600_000 : 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: TESTS,
          exclude: ['**/node_modules/**', ...ON_THEIR_OWN],
          // Loading the engine again for each of two hundred files takes longer than most of them run.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'apart', include: ON_THEIR_OWN, exclude: ['**/node_modules/**'] } },
    ],
  },
});
