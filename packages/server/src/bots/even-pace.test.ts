import { expect, test } from 'vitest';
import { atEvenPace } from './even-pace.ts';

/** How long the table waits for a bot that thinks for the given time. */
async function waitingTime(
  bot: string | null,
  thinking: number,
  { kind = 'decide', delay = 0 }: { kind?: 'decide' | 'claim'; delay?: number } = {},
): Promise<number> {
  let now = 1000;
  const think = async () => {
    now += thinking;
    return null;
  };
  const wake = (at: number, callback: () => void) => {
    now = at;
    callback();
    return () => {};
  };
  await atEvenPace({ bot, kind }, delay, think, { now: () => now, wake });
  return now - 1000;
}

test('rounds the waiting time up if answers are shown immediately, so that it reveals nothing', async () => {
  for (const thinking of [0, 1, 7, 20]) expect(await waitingTime('club-1', thinking)).toBe(25);
  for (const thinking of [0, 1, 20, 149]) expect(await waitingTime('search-1', thinking)).toBe(200);
  for (const thinking of [0, 20]) expect(await waitingTime(null, thinking)).toBe(25);
  for (const thinking of [51, 60]) expect(await waitingTime('club-1', thinking)).toBe(75);
});

test('does not wait if the table delays answers itself, or for a claim', async () => {
  expect(await waitingTime('search-1', 7, { delay: 300 })).toBe(7);
  expect(await waitingTime('club-1', 7, { kind: 'claim' })).toBe(7);
});
