import { expect, test } from 'vitest';
import { simulate } from './simulation.ts';

test('the same seed gives the same waiting times, and people are brought together', () => {
  const run = (seed: string) => {
    const { rounds, ...measured } = simulate({ online: 60, hours: 0.5, seed, flexible: 0.5 });
    return measured;
  };
  const once = run('a');
  expect(run('a')).toEqual(once);
  expect(run('b')).not.toEqual(once);
  expect(once.waits.length).toBeGreaterThan(0);
  expect(Math.min(...once.waits)).toBeGreaterThanOrEqual(0);
});
