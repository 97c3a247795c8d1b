import { isThorough, skipBecause } from '@schupf/testkit';
import { expect, test } from 'vitest';
import { MISSING_PROGRAMS } from '../local-cluster/local-cluster.ts';
import { chaos } from './chaos/chaos.ts';
import { ServerCluster } from './chaos/server-cluster.ts';

// Three servers take a minute, so this is left to `npm run nightly`.
test.runIf(isThorough)(
  'three servers lose nothing they have acknowledged, whatever fails',
  skipBecause(MISSING_PROGRAMS),
  async () => {
    const counts = {
      ...{ kills: 2, pauses: 1, postgres: 1, nats: 1 },
      ...{ 'nats-cuts': 0, 'postgres-cuts': 0, rolls: 0, quiet: 0 },
    };
    const cluster = await ServerCluster.prepare({ seed: 'short', counts });
    const report = await chaos(
      {
        seed: 'short',
        tables: 1,
        variants: ['nanjing', 'tientsin'],
        matchTimeout: 250_000,
        rematchTime: 1000,
      },
      cluster,
    );
    expect(report.problems).toEqual([]);
    expect(report.matches).toBeGreaterThan(1);
    expect(report.acknowledged).toBeGreaterThan(50);
    expect(report.repeated).toBeGreaterThan(50);
  },
);
