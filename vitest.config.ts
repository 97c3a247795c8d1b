import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'packages/*/test/**/*.test.ts', 'scripts/**/*.test.ts'],
    // The default leaves one core idle, which on two cores is half the machine.
    maxWorkers: '100%',
    // Properties try many games; on a busy machine the default of five seconds fails them by chance.
    testTimeout: 60_000,
  },
});
