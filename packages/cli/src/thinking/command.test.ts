import { expect, test } from 'vitest';
import { runRecorded } from '../testing/recorded.ts';

const COST = /\d+ decisions\/s, \d+\.\d µs of CPU per decision; .+\n +\d+\.\d+ ms of CPU per second/g;

test('measures learned bots with and without WebAssembly', async () => {
  const { code, out } = await runRecorded(['thinking', '--rounds', '10']);
  expect(code).toBe(0);
  expect(out).toContain('net-1, WebAssembly: ');
  expect(out).toContain('net-1, plain JavaScript: ');
  expect(out.match(COST)).toHaveLength(2);
});

test('measures other bots once, in any game', async () => {
  const { out } = await runRecorded(['thinking', '--bot', 'club-1', '--variant', 'trichu', '--rounds', '10']);
  expect(out.match(COST)).toHaveLength(1);
});

test('refuses an unknown bot with a one-line message', async () => {
  const { code, err } = await runRecorded(['thinking', '--bot', 'deep-blue']);
  expect(code).toBe(2);
  expect(err).toMatch(/^schupf: unknown bot "deep-blue": use random, .+\n$/);
});
