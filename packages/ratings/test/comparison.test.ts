import { expect, test } from 'vitest';
import { Comparison } from '../src/comparison.ts';
import { SimulatedPeople } from './simulation/people.ts';

test('on matches of people of known strength, points predict better than wins, and all better than a coin', () => {
  const people = new SimulatedPeople({ people: 40, skill: 25, luck: 214, seed: 'comparison' });
  const comparison = new Comparison();
  for (let evening = 0; evening < 150; evening++)
    for (const { people: seated, differences } of people.evening()) {
      const [a, b, c, d] = seated.map((person) => `p${person}`) as [string, string, string, string];
      const rounds = differences.map((difference) => ({ slots: [0, 1, 2, 3], points: [difference, 0] }));
      comparison.add({ pool: 'nanjing-clock', ended: evening, people: [a, c, b, d], rounds });
    }
  expect(comparison.matches).toBe(1500);
  const [points, ...others] = comparison.predictions();
  for (const { error } of others) {
    expect(error).toBeGreaterThan(points!.error);
    expect(error).toBeLessThan(0.25);
  }
});
