import { once } from 'node:events';
import { statSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { join } from 'node:path';
import { SOCKET_PATH, SUBPROTOCOL } from '@schupf/protocol';
import { SPEEDS } from '@schupf/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Player } from './player.ts';
import { Running } from './running.ts';

const NOBODY = { type: 'nobody' as const };
const BOT = { type: 'bot' as const, name: 'beginner-1' };
const NANJING = { variant: 'nanjing' as const, options: { matchEnd: 'rounds' as const, rounds: 1 } };

let server: Running;

beforeAll(async () => {
  server = await Running.start();
});

afterAll(() => server.close());

/** Not `fetch`, which tidies what is asked for. */
function statusOf(port: number, path: string, headers: Record<string, string>): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const asked = plainRequest({ host: '127.0.0.1', port, path, method: 'POST', headers }, (answer) => {
    answer.resume();
    resolve(answer.statusCode!);
  });
  asked.on('error', reject);
  asked.end();
  return promise;
}

test.each(['/%61pi/me/device-word', 'http://elsewhere.example/api/me/device-word'])(
  'another site gets nothing by asking for %s',
  async (path) => {
    const dora = await Player.arrive(server.address, 'Dora');
    const origin = 'https://evil.example';
    expect(await statusOf(server.port, path, { origin, cookie: dora.cookie })).toBe(403);
    dora.leave();
  },
);

test('however an address is written, it is asked for as often', async () => {
  const strict = await Running.start({ settings: { generosity: 1 } });
  const ask = () => statusOf(strict.port, '/%61pi/me/device-word', { origin: strict.address });
  const answers = await Promise.all(Array.from({ length: 30 }, ask));
  expect(answers).toContain(429);
  await strict.close();
});

test('whoever asks again and again for health does not fill the disk with trials', async () => {
  const fresh = await Running.start();
  const ask = () => fetch(`${fresh.address}/healthz`);
  expect((await ask()).status).toBe(200);
  const written = () => statSync(join(fresh.data, 'schupf.db-wal')).size;
  const before = written();
  const answers = await Promise.all(Array.from({ length: 50 }, ask));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(written() - before).toBeLessThan(200_000);
  await fresh.close();
});

test('whoever opened the table gets no hand by inviting a program while cards are out', async () => {
  const host = await Player.arrive(server.address, 'Curious');
  const code = await host.open({ rules: NANJING, chairs: [null, NOBODY, BOT, BOT], startsAtOnce: true });
  host.watch(code);
  await host.until(({ status }) => status.stage === 'playing');
  expect(await host.table!.manage({ type: 'invite-bot', chair: 1, name: 'Spy' })).toEqual({
    ok: false,
    reason: 'started-already',
  });
  host.leave();
});

test('whoever opened the table gets nobody off his chair for a wire that broke', async () => {
  const host = await Player.arrive(server.address, 'Pushy');
  const guest = await Player.arrive(server.address, 'Flaky');
  const code = await host.open({
    rules: NANJING,
    speed: { ...SPEEDS.normal, absence: 1000 },
    chairs: [null, NOBODY, BOT, BOT],
  });
  for (const one of [host, guest]) one.watch(code);
  await Promise.all([host, guest].map((one) => one.until(() => true)));
  await guest.command({ type: 'sit', chair: 1, name: '' });
  await host.table!.manage({ type: 'start' });
  await host.until(({ status }) => status.stage === 'playing');
  guest.leave();
  await host.until(({ status }) => !status.chairs[1]!.present);
  const place = () => host.table!.manage({ type: 'place', chair: 1, occupant: BOT });
  expect(await place()).toEqual({ ok: false, reason: 'started-already' });
  await expect.poll(place, { timeout: 5000 }).toEqual({ ok: true, token: null });
  host.leave();
});

test('whoever goes while a table is being opened for him is not there', async () => {
  const host = await Player.arrive(server.address, 'Brief');
  const code = await host.open({ rules: NANJING, chairs: [null, NOBODY, NOBODY, NOBODY] });
  const next = await server.restart();
  server = next;
  const socket = await greeted(server.address, host.cookie);
  socket.send(JSON.stringify({ type: 'watch', table: code, since: null }));
  socket.send(JSON.stringify({ type: 'unwatch', table: code }));
  const witness = await Player.arrive(server.address, 'Witness');
  witness.watch(code);
  await witness.until(() => true);
  expect(witness.table!.seen!.status.chairs[0]!.present).toBe(false);
  socket.terminate();
  witness.leave();
  host.leave();
});

/** A socket that has said hello. */
async function greeted(address: string, cookie: string): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}${SOCKET_PATH}`, SUBPROTOCOL, {
    headers: { origin: address, cookie },
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'hello', client: 'test' }));
  await once(socket, 'message');
  return socket;
}
