import { expect, test } from 'vitest';
import { runRecorded } from '../testing/recorded.ts';

const COST = /\d+ decisions\/s, \d+\.\d µs of CPU a decision; .+\n +(\d+\.\d+) ms of CPU a second/g;

test('learned bots are measured with WebAssembly and without; a table of them costs next to nothing', async () => {
  const { code, out } = await runRecorded(['thinking', '--rounds', '10']);
  expect(code).toBe(0);
  expect(out).toContain('net-1, WebAssembly: ');
  expect(out).toContain('net-1, plain JavaScript: ');
  const [wasm, plain] = [...out.matchAll(COST)].map(([, milliseconds]) => Number(milliseconds));
  expect(wasm).toBeLessThan(1);
  expect(plain).toBeGreaterThan(wasm!);
});

test('other bots are measured once, in every game', async () => {
  const { out } = await runRecorded(['thinking', '--bot', 'club-1', '--variant', 'trichu', '--rounds', '1']);
  expect(out.match(COST)).toHaveLength(1);
});

test('an unknown bot is refused in one line', async () => {
  const { code, err } = await runRecorded(['thinking', '--bot', 'deep-blue']);
  expect(code).toBe(2);
  expect(err).toMatch(/^schupf: unknown bot "deep-blue": use random, .+\n$/);
});
