import { expect, test } from 'vitest';
import { chaos } from './chaos/chaos.ts';
import { Standstill } from './chaos/evening.ts';

test('a server that is killed in the middle of matches keeps what it acknowledged and leaks nothing', async () => {
  const report = await chaos({
    seed: 'short',
    kills: 2,
    tables: 1,
    variants: ['nanjing', 'tientsin'],
    patience: 270_000,
    more: 1000,
  });
  expect(report.problems).toEqual([]);
  expect(report.matches).toBeGreaterThan(1);
  expect(report.acknowledged).toBeGreaterThan(50);
  expect(report.repeated).toBeGreaterThan(50);
});

test('a match that does not end is named, with the people at its table', async () => {
  const running = chaos({
    seed: 's',
    kills: 1000,
    tables: 1,
    variants: ['nanjing'],
    patience: 2500,
    more: 0,
  });
  await expect(running).rejects.toThrow(Standstill);
  await expect(running).rejects.toThrow(
    /^nanjing table \w{10}; .*Host is \w+ and sees \w+; .*; not over after 2.5 s$/,
  );
});
