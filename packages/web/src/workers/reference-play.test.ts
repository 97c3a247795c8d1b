import { loadNetworks } from '@schupf/bots/node';
import { expect, test } from 'vitest';
import { resultOf } from './reference-play.ts';

/** The same deal must give the same result on every device. */
test.each([
  [1, 160],
  [2, 240],
])('the Master bot’s result for deal %i of a given day never changes', async (number, expected) => {
  expect(await resultOf('net-1', { day: '2026-11-18', number }, loadNetworks())).toBe(expected);
});
