import { expect, test } from 'vitest';
import { measure } from './measure.ts';
import { ByGlicko, ByPoints, ByWengLin } from './systems.ts';

test('ratings by points are right sooner than others, and their deviations can be trusted', () => {
  const options = { people: 400, skill: 20, luck: 214, seed: 'test', evenings: 120 };
  const [points, ...others] = measure(options, [
    new ByPoints(options.people, options.luck),
    new ByGlicko(options.people, { most: 350, least: 45 }),
    new ByWengLin(options.people, options.luck),
  ]);
  expect(points!.nineInTen).toBeLessThanOrEqual(95);
  expect(points!.coverage).toBeGreaterThanOrEqual(0.95);
  for (const { finalError } of others) expect(finalError).toBeGreaterThan(points!.finalError);
});
