import { xoshiro128 } from '@schupf/rules';
import { expect, onTestFinished, test } from 'vitest';
import { ServerProcess } from '../local-cluster/server-process.ts';
import { chaos } from './chaos/chaos.ts';
import { OneServer } from './chaos/one-server.ts';
import { SimulatedGroup, StuckError } from './chaos/simulated-group.ts';
import { waitUntil } from './eventually.ts';

const SHORT = {
  seed: 'short',
  tables: 1,
  variants: ['nanjing', 'tientsin'],
  matchTimeout: 250_000,
  rematchTime: 1000,
} as const;

test('a killed server loses nothing it has acknowledged, and never reveals hidden cards', async () => {
  const report = await chaos(SHORT, await OneServer.prepare({ seed: SHORT.seed, kills: 2 }));
  expect(report.problems).toEqual([]);
  expect(report.matches).toBeGreaterThan(1);
  expect(report.acknowledged).toBeGreaterThan(50);
  expect(report.repeated).toBeGreaterThan(50);
});

test('the description of a stuck match says who has to decide and who is connected', async () => {
  const server = await ServerProcess.prepare();
  await server.start();
  const group = new SimulatedGroup(server.address, 'nanjing', xoshiro128('stuck'), true);
  onTestFinished(async () => {
    group.close();
    await server.end('SIGKILL');
    server.remove();
  });
  await group.signInAll();
  await expect(group.play(0, 0)).rejects.toThrow(StuckError);
  await waitUntil(() =>
    /^nanjing table \w{10}; playing, \w+ in round \d; to decide: .* \(\w+\); .*Host is open and sees playing; /.test(
      group.describe(),
    ),
  );
});
