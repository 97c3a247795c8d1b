import { expect, test } from 'vitest';
import { fuzz } from './fuzz/fuzz.ts';

test('serves its players during an attack, and leaves no memory or connections behind', async () => {
  const { problems, done, matches } = await fuzz({ seed: 'short', seconds: 5, attackers: 6 });
  expect(problems).toEqual([]);
  expect(Object.keys(done)).toHaveLength(6);
  expect(matches).toBeGreaterThan(0);
});
