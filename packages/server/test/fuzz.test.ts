import { expect, test } from 'vitest';
import { fuzz } from './fuzz/fuzz.ts';

test('whatever is thrown at it, the server goes on for those who play, and forgets the rest', async () => {
  const { problems, done, matches } = await fuzz({ seed: 'short', seconds: 5, attackers: 6 });
  expect(problems).toEqual([]);
  expect(Object.keys(done)).toHaveLength(6);
  expect(matches).toBeGreaterThan(0);
});
