import { expect, test } from 'vitest';
import { fuzz } from './fuzz/fuzz.ts';

test('keeps serving players during an attack, and leaks no memory or connections', async () => {
  const { problems, actions, matches } = await fuzz({ seed: 'short', seconds: 5, attackers: 6 });
  expect(problems).toEqual([]);
  expect(Object.keys(actions)).toHaveLength(6);
  expect(matches).toBeGreaterThan(0);
});
