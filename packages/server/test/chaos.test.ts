import { expect, test } from 'vitest';
import { chaos } from './chaos/chaos.ts';

test('killed in the middle of everything, the server keeps what it acknowledged and tells nobody too much', async () => {
  const report = await chaos({
    seed: 'short',
    kills: 2,
    tables: 1,
    variants: ['nanjing', 'tientsin'],
    patience: 50_000,
    more: 1000,
  });
  expect(report.problems).toEqual([]);
  expect(report.matches).toBeGreaterThan(1);
  expect(report.acknowledged).toBeGreaterThan(50);
  expect(report.repeated).toBeGreaterThan(50);
});
