import { skipBecause } from '@schupf/testkit';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { LocalNats, MISSING_NATS } from '../local-cluster/local-nats.ts';
import { NatsLink } from '../src/cluster/nats-link.ts';
import type { Role } from '../src/settings.ts';
import { openFolder } from '../src/storage/folder.ts';
import { eventually } from './eventually.ts';
import { Player } from './player.ts';
import { temporaryFolder } from './rows.ts';
import { TestServer } from './test-server.ts';

const BOT = { type: 'bot' as const, name: 'net-1' };

describe('a server with tables and one with bots, linked by NATS', skipBecause(MISSING_NATS), () => {
  let nats: LocalNats;
  beforeAll(async () => {
    nats = await LocalNats.start();
  });
  afterAll(() => nats?.close());

  test('the one thinks for the bots of the other', async () => {
    const faults: unknown[] = [];
    const storage = await openFolder(temporaryFolder());
    onTestFinished(() => storage.close());
    const start = async (...roles: Role[]) => {
      const server = await TestServer.start({
        storage: { ...storage, close: async () => {} },
        link: await NatsLink.open(nats.url, { onFault: (error) => faults.push(error) }),
        settings: { roles: new Set(roles) },
      });
      onTestFinished(() => server.close());
      return server;
    };
    const bots = await start('bots');
    const { address } = await start('gateway', 'tables');
    const host = await Player.arrive(address, 'Host');
    onTestFinished(() => host.leave());
    const code = await host.open({
      rules: { variant: 'nanjing' },
      speed: 'normal',
      chairs: [null, BOT, BOT, BOT],
      startsImmediately: true,
    });
    host.watch(code);
    host.play();
    const metric = async (server: { readonly address: string }, series: string) => {
      const text = await (await fetch(`${server.address}/metrics`)).text();
      return Number(
        text
          .split('\n')
          .find((line) => line.startsWith(`${series} `))
          ?.slice(series.length) ?? Number.NaN,
      );
    };
    await eventually(() => metric(bots, 'schupf_bot_wait_seconds_count')).toBeGreaterThan(3);
    const answered = 'schupf_bot_questions_sent_total{outcome="answered"}';
    await eventually(() => metric({ address }, answered)).toBeGreaterThan(3);
    const requests = 'schupf_request_seconds_count{subject="bots"}';
    expect(await metric({ address }, requests)).toBeGreaterThan(3);
    // The other process beats twice a second.
    expect(await metric({ address }, 'schupf_oldest_beat_seconds')).toBeGreaterThanOrEqual(0);
    for (const server of [bots, { address }]) expect(await metric(server, 'schupf_faults_total')).toBe(0);
    expect(faults).toEqual([]);
  });
});
