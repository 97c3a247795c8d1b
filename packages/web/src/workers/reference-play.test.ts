import { loadNetworks } from '@schupf/bots/node';
import { expect, test } from 'vitest';
import { resultOf } from './reference-play.ts';

/** The same deal must be worth the same on every device. */
test.each([
  [1, 160],
  [2, 240],
])('what the Master makes of deal %i of a day never changes', async (number, expected) => {
  expect(await resultOf('net-1', { day: '2026-11-18', number }, loadNetworks())).toBe(expected);
});
