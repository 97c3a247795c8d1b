import { SOCKET_PATH, SUBPROTOCOL } from '@schupf/protocol';
import { SPEEDS } from '@schupf/table';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { eventually } from './eventually.ts';
import { Player } from './player.ts';
import { onSmallDisk } from './small-disk.ts';
import { TestServer } from './test-server.ts';

const BOT = { type: 'bot' as const, name: 'random' };
const QUICK = { ...SPEEDS.normal, reaction: 5, closing: 5, rest: 50, botDelay: [0, 5] as [number, number] };

/** The job that counts the calls of the match may be waiting, or done already. */
const MAYBE_ZERO = ['schupf_oldest_job_seconds'];

/** The values of all our own metrics. Those with labels are added up. */
async function metricsOf(address: string): Promise<ReadonlyMap<string, number>> {
  const values = new Map<string, number>();
  for (const line of (await (await fetch(`${address}/metrics`)).text()).split('\n')) {
    const [, name, value] = /^(schupf_\w+)(?:\{.*\})? (\S+)$/.exec(line) ?? [];
    if (name !== undefined) values.set(name, (values.get(name) ?? 0) + Number(value));
  }
  return values;
}

test('every metric is observed', async () => {
  const { storage, database } = await onSmallDisk();
  const server = await TestServer.start({ storage: { ...storage, close: async () => {} } });
  onTestFinished(() => server.close());
  const host = await Player.arrive(server.address, 'Watched');
  const code = await host.open({
    rules: { variant: 'nanjing', options: { matchEnd: 'rounds', rounds: 1 } },
    speed: QUICK,
    chairs: [null, BOT, BOT, BOT],
    startsImmediately: true,
  });
  host.watch(code);
  host.play();
  await host.until(({ status }) => status.stage === 'over');
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}${SOCKET_PATH}`, SUBPROTOCOL);
  socket.on('open', () => socket.send('not a message'));
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  database.exec('pragma query_only = 1');
  expect((await host.fetch('/api/me', 'PATCH', { name: 'Unsaved' })).status).toBe(503);
  expect((await fetch(`${server.address}/healthz`)).status).toBe(503);
  database.exec('pragma query_only = 0');
  const refused = async () => (await metricsOf(server.address)).get('schupf_refused_messages_total');
  await eventually(refused).toBe(1);
  const values = await metricsOf(server.address);
  const unobserved = [...values]
    .filter(([name, value]) => value === 0 && !name.endsWith('_sum') && !MAYBE_ZERO.includes(name))
    .map(([name]) => name);
  // No errors occur here, no question has to wait long, and there are no other processes.
  expect(unobserved.sort()).toEqual([
    'schupf_bot_questions_refused_total',
    'schupf_bot_questions_waiting',
    'schupf_faults_total',
    'schupf_tables_lost_total',
    'schupf_takeovers_total',
  ]);
  expect(values.get('schupf_append_seconds_count')).toBeGreaterThan(10);
  socket.close();
  host.leave();
});
