import { expect, test } from 'vitest';
import { runRecorded } from '../testing/recorded.ts';

test.each(['nanjing', 'tientsin'])('a bot plays %s against itself', async (variant) => {
  const { code, out } = await runRecorded([
    'selfplay',
    '--variant',
    variant,
    '--bot',
    'club-1',
    '--rounds',
    '10',
  ]);
  expect(code).toBe(0);
  expect(out.match(/decisions: \d+\.\d+ MB in use/g)).toHaveLength(10);
  expect(out).toMatch(/^\d+ rounds\/s, \d+ decisions\/s, 0 illegal answers$/m);
});

test('refuses an unknown bot with a one-line message', async () => {
  const { code, err } = await runRecorded(['selfplay', '--bot', 'deep-blue']);
  expect(code).toBe(2);
  expect(err).toMatch(/^schupf: unknown bot "deep-blue": use random, .+\n$/);
});
