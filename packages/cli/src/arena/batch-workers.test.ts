import { expect, test } from 'vitest';
import type { Matchup } from './batch.ts';
import { playBatches } from './batch-workers.ts';

const MATCHUP: Matchup = {
  a: 'random',
  b: 'random',
  request: { variant: 'nanjing' },
  seed: 'xoshiro128:workers',
  milliseconds: null,
  clock: null,
};
const BATCHES = [9, 1, 1, 5].map((deals, index) => ({ first: 100 * index + 1, deals }));

test.each([1, 3])('yields scores in the order of the batches (threads: %d)', async (threads) => {
  const sizes: number[] = [];
  for await (const { scores } of playBatches(MATCHUP, BATCHES, threads)) sizes.push(scores.length);
  expect(sizes).toEqual([9, 1, 1, 5]);
});

test.each([1, 2])('passes a failure on to the consumer (threads: %d)', async (threads) => {
  const scores = playBatches({ ...MATCHUP, b: 'nobody' }, BATCHES, threads);
  await expect(scores.next()).rejects.toThrow('unknown bot "nobody"');
});

test.each([1, 2])('stops playing when the consumer stops reading (threads: %d)', async (threads) => {
  let played = 0;
  function* endlessBatches() {
    for (let first = 1; ; first++) {
      played++;
      yield { first, deals: 1 };
    }
  }
  for await (const _score of playBatches(MATCHUP, endlessBatches(), threads)) break;
  const playedSoFar = played;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(played).toBeLessThanOrEqual(playedSoFar + threads);
});
