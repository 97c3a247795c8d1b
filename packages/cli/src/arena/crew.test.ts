import { expect, test } from 'vitest';
import type { Encounter } from './batch.ts';
import { playBatches } from './crew.ts';

const ENCOUNTER: Encounter = {
  a: 'random',
  b: 'random',
  request: { variant: 'nanjing' },
  seed: 'xoshiro128:crew',
  milliseconds: null,
  clock: null,
};
const BATCHES = [9, 1, 1, 5].map((deals, index) => ({ first: 100 * index + 1, deals }));

test.each([1, 3])('scores arrive in batch order from %d threads', async (threads) => {
  const sizes: number[] = [];
  for await (const { scores } of playBatches(ENCOUNTER, BATCHES, threads)) sizes.push(scores.length);
  expect(sizes).toEqual([9, 1, 1, 5]);
});

test.each([1, 2])('a failure in %d threads is thrown to the consumer', async (threads) => {
  const scores = playBatches({ ...ENCOUNTER, b: 'nobody' }, BATCHES, threads);
  await expect(scores.next()).rejects.toThrow('unknown bot "nobody"');
});

test.each([1, 2])('a consumer that stops reading stops %d threads', async (threads) => {
  let played = 0;
  function* forEver() {
    for (let first = 1; ; first++) {
      played++;
      yield { first, deals: 1 };
    }
  }
  for await (const _score of playBatches(ENCOUNTER, forEver(), threads)) break;
  const then = played;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(played).toBeLessThanOrEqual(then + threads);
});
