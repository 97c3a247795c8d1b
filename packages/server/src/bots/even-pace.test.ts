import { expect, test } from 'vitest';
import { atEvenPace } from './even-pace.ts';

/** How long somebody waits for a bot that thinks so long. */
async function waitedFor(
  bot: string | null,
  thinks: number,
  { kind = 'decide', delay = 0 }: { kind?: 'decide' | 'claim'; delay?: number } = {},
): Promise<number> {
  let now = 1000;
  const think = async () => {
    now += thinks;
    return null;
  };
  const after = (milliseconds: number, callback: () => void) => {
    now += milliseconds;
    callback();
  };
  await atEvenPace({ bot, kind }, delay, think, { now: () => now, after });
  return now - 1000;
}

test('where answers are shown at once, they tell nothing by their time', async () => {
  for (const thinks of [0, 1, 7, 20]) expect(await waitedFor('club-1', thinks)).toBe(25);
  for (const thinks of [0, 1, 20, 149]) expect(await waitedFor('search-1', thinks)).toBe(200);
  for (const thinks of [0, 20]) expect(await waitedFor(null, thinks)).toBe(25);
  for (const thinks of [51, 60]) expect(await waitedFor('club-1', thinks)).toBe(75);
});

test('where the table shows them later, or has no time for them, nobody waits', async () => {
  expect(await waitedFor('search-1', 7, { delay: 300 })).toBe(7);
  expect(await waitedFor('club-1', 7, { kind: 'claim' })).toBe(7);
});
