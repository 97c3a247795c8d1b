import { once } from 'node:events';
import { statSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client, SOCKET_PATH, SUBPROTOCOL } from '@schupf/protocol';
import { FakeClock } from '@schupf/runner/memory';
import { SPEEDS } from '@schupf/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { eventually } from './eventually.ts';
import { environmentAt, Player, request } from './player.ts';
import { StoredTables } from './stored-tables.ts';
import { TestServer } from './test-server.ts';

const EMPTY = { type: 'nobody' as const };
const BOT = { type: 'bot' as const, name: 'beginner-1' };
const NANJING = { variant: 'nanjing' as const, options: { matchEnd: 'rounds' as const, rounds: 1 } };

let server: TestServer;
/** Runs on a clock that only the tests advance. */
let frozen: TestServer;
const clock = new FakeClock(1_000_000);

beforeAll(async () => {
  server = await TestServer.start();
  frozen = await TestServer.start({ clock });
});

afterAll(async () => {
  await server.close();
  await frozen.close();
});

/** Unlike `fetch`, sends the path as it is. */
function statusOf(port: number, path: string, headers: Record<string, string>): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const sent = plainRequest({ host: '127.0.0.1', port, path, method: 'POST', headers }, (answer) => {
    answer.resume();
    resolve(answer.statusCode!);
  });
  sent.on('error', reject);
  sent.end();
  return promise;
}

test.each(['/%61pi/me/device-code', 'http://elsewhere.example/api/me/device-code'])(
  'refuses a cross-site request to %s',
  async (path) => {
    const dora = await Player.arrive(server.address, 'Dora');
    const origin = 'https://evil.example';
    expect(await statusOf(server.port, path, { origin, cookie: dora.cookie })).toBe(403);
    dora.leave();
  },
);

test('limits the rate of requests, however the path is written', async () => {
  const strict = await TestServer.start({ settings: { rateLimitFactor: 1 }, clock: new FakeClock() });
  const ask = () => statusOf(strict.port, '/%61pi/me/device-code', { origin: strict.address });
  const answers = await Promise.all(Array.from({ length: 30 }, ask));
  expect(answers).toContain(429);
  await strict.close();
});

test('limits the rate of health checks', async () => {
  const strict = await TestServer.start({ settings: { rateLimitFactor: 1 }, clock: new FakeClock() });
  const answers = await Promise.all(Array.from({ length: 130 }, () => fetch(`${strict.address}/healthz`)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(120);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  await strict.close();
});

test('does not write a probe for every health check', async () => {
  const ask = () => fetch(`${frozen.address}/healthz`);
  expect((await ask()).status).toBe(200);
  const written = () => statSync(join(frozen.data, 'schupf.db-wal')).size;
  const before = written();
  const answers = await Promise.all(Array.from({ length: 50 }, ask));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(written()).toBe(before);
  clock.moveTo(clock.now() + 60_000);
  await ask();
  expect(written()).toBeGreaterThan(before);
});

test('does not let the host see a hand by inviting an external bot during a round', async () => {
  const host = await Player.arrive(server.address, 'Curious');
  const code = await host.open({ rules: NANJING, chairs: [null, EMPTY, BOT, BOT], startsImmediately: true });
  host.watch(code);
  await host.until(({ status }) => status.stage === 'playing');
  expect(await host.table!.manage({ type: 'invite-bot', chair: 1, name: 'Spy' })).toEqual({
    ok: false,
    reason: 'started-already',
  });
  host.leave();
});

test('does not let the host replace a player whose connection has just dropped', async () => {
  const host = await Player.arrive(frozen.address, 'Pushy');
  const guest = await Player.arrive(frozen.address, 'Flaky');
  const code = await host.open({
    rules: NANJING,
    speed: { ...SPEEDS.normal, absence: 1000, botDelay: [500, 1500] },
    chairs: [null, EMPTY, BOT, BOT],
  });
  for (const player of [host, guest]) player.watch(code);
  await Promise.all([host, guest].map((player) => player.until(() => true)));
  await guest.command({ type: 'sit', chair: 1, name: '' });
  await host.table!.manage({ type: 'start' });
  await host.until(({ status }) => status.stage === 'playing');
  guest.leave();
  await host.until(({ status }) => !status.chairs[1]!.present);
  const place = () => host.table!.manage({ type: 'place', chair: 1, occupant: BOT });
  expect(await place()).toEqual({ ok: false, reason: 'started-already' });
  clock.moveTo(clock.now() + 1001);
  await eventually(place).toEqual({ ok: true, token: null });
  host.leave();
});

test('does not mark a player as present if they left while their table was loading', async () => {
  const host = await Player.arrive(server.address, 'Brief');
  const code = await host.open({ rules: NANJING, chairs: [null, EMPTY, EMPTY, EMPTY] });
  const next = await server.restart();
  server = next;
  const socket = await openConnection(server.address, host.cookie);
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

test('does not reset the chat limit when someone reconnects', async () => {
  const host = await Player.arrive(frozen.address, 'Talker');
  const code = await host.open({ rules: NANJING, chairs: [null, EMPTY, EMPTY, EMPTY] });
  host.watch(code);
  await host.until(() => true);
  const chatCount = () => host.frames.filter((frame) => frame.includes('"type":"said"')).length;
  for (let n = 0; n < 3; n++) {
    const socket = await openConnection(frozen.address, host.cookie);
    socket.send(JSON.stringify({ type: 'watch', table: code, since: null }));
    for (let message = 0; message < 5; message++)
      socket.send(JSON.stringify({ type: 'say', table: code, phrase: 'laugh' }));
    socket.close();
    await once(socket, 'close');
  }
  await eventually(chatCount).toBe(5);
  clock.moveTo(clock.now() + 2000);
  host.table!.say('laugh');
  await eventually(chatCount).toBe(6);
  host.leave();
});

test('disconnects a client that sends pings and never reads', async () => {
  const client = await openConnection(server.address);
  const closed = once(client, 'close');
  client.pause();
  const ping = Buffer.alloc(125);
  const timer = setInterval(() => {
    for (let n = 0; n < 10_000; n++) if (client.readyState === client.OPEN) client.ping(ping);
  }, 10);
  await eventually(() => metric(server.address, 'schupf_sockets')).toBe(0);
  clearInterval(timer);
  client.terminate();
  await closed;
});

test('closes the connections of a device that signs in as someone else', async () => {
  const anna = await Player.arrive(server.address, 'Anna');
  const ben = await Player.arrive(server.address, 'Ben');
  await eventually(() => ben.client.state).toBe('open');
  const { code } = (await (await anna.fetch('/api/me/device-code', 'POST', {})).json()) as { code: string };
  expect((await ben.fetch('/api/device', 'POST', { code })).status).toBe(200);
  await eventually(() => ben.client.state).toBe('closed');
  for (const player of [anna, ben]) player.leave();
});

test('signs out the least recently used device if there are too many, and closes its connections', async () => {
  const first = await Player.arrive(server.address, 'Collector');
  await eventually(() => first.client.state).toBe('open');
  const addDevice = async () => {
    const response = await last.fetch('/api/me/device-code', 'POST', {});
    const { code } = (await response.json()) as { code: string };
    const answer = await request(`${server.address}/api/device`, 'POST', { code });
    return first.anotherTab(answer.headers.get('set-cookie')!.split(';', 1)[0]!);
  };
  let last = first;
  const others: Player[] = [];
  for (let devices = 1; devices < 20; devices++) {
    last = await addDevice();
    others.push(last);
  }
  expect(first.client.state).toBe('open');
  others.push(await addDevice());
  await eventually(() => first.client.state).toBe('closed');
  expect(await (await first.fetch('/api/me')).json()).toEqual({ me: null });
  for (const player of [first, ...others]) player.leave();
});

test('invalidates the token of an external bot whose chair was given to someone else', async () => {
  const host = await Player.arrive(server.address, 'Inviter');
  const code = await host.open({ rules: NANJING, chairs: [null, EMPTY, EMPTY, EMPTY] });
  host.watch(code);
  await host.until(() => true);
  const invite = async (chair: number, name: string): Promise<string> => {
    const invited = await host.table!.manage({ type: 'invite-bot', chair, name });
    return invited.ok ? invited.token! : '';
  };
  let lobbies = 0;
  const connect = (token: string): Client => {
    const environment = environmentAt(server.address, {});
    const client = new Client(environment, { name: 'a bot', token }, { lobby: () => lobbies++ });
    client.watch(code, {});
    return client;
  };
  const old = await invite(1, 'Old');
  const bot = connect(old);
  await eventually(() => bot.state).toBe('open');
  await host.table!.manage({ type: 'place', chair: 1, occupant: BOT });
  await eventually(() => bot.state).toBe('closed');
  const reconnected = connect(old);
  await eventually(() => reconnected.state).toBe('closed');
  await host.until(({ status }) => status.chairs[1]!.occupant.type === 'bot');
  const current = connect(await invite(2, 'Old'));
  const imposter = connect(old);
  await eventually(() => imposter.state).toBe('closed');
  // Messages arrive in order: a disconnect caused by the old token would arrive before the lobby's answer.
  current.lobby(true);
  await eventually(() => lobbies).toBe(1);
  expect(current.state).toBe('open');
  current.close();
  host.leave();
});

test('keeps the name of a person deleted during a match out of the record', async () => {
  const host = await Player.arrive(server.address, 'Remaining');
  const guest = await Player.arrive(server.address, 'Vanishing');
  const quick = { ...SPEEDS.normal, reaction: 5, closing: 5, botDelay: [0, 5] as [number, number] };
  const code = await host.open({ rules: NANJING, speed: quick, chairs: [null, EMPTY, BOT, BOT] });
  for (const player of [host, guest]) player.watch(code);
  await Promise.all([host, guest].map((player) => player.until(() => true)));
  await guest.command({ type: 'sit', chair: 1, name: '' });
  await host.table!.manage({ type: 'start' });
  await host.until(({ view }) => view.open.phase === 'grand');
  expect((await guest.fetch('/api/me', 'DELETE')).status).toBe(204);
  host.play();
  await host.until(({ status }) => status.stage === 'over');
  const record = async () => (await host.fetch(`/api/matches/${code}-1`)).text();
  await eventually(record).toContain('Remaining');
  expect(await record()).toContain(BOT.name);
  expect(await record()).not.toContain('Vanishing');
  for (const player of [host, guest]) player.leave();
});

test('removes the name of a deleted person from all tables, loaded or not', async () => {
  const host = await Player.arrive(server.address, 'Remaining');
  const guest = await Player.arrive(server.address, 'Lost-in-logs');
  const chairs = [null, EMPTY, EMPTY, EMPTY];
  const joined = await host.open({ rules: NANJING, chairs, visibility: 'open' });
  const hosted = await guest.open({ rules: NANJING, chairs: [null, EMPTY, EMPTY, BOT] });
  guest.watch(joined);
  await guest.until(() => true);
  await guest.command({ type: 'sit', chair: 1, name: '' });
  guest.leave();
  // No one is at the tables now, so neither is loaded.
  server = await server.restart();
  expect((await guest.fetch('/api/me', 'DELETE')).status).toBe(204);
  expect(everythingIn(server.data)).not.toContain('Lost-in-logs');
  for (const code of [joined, hosted]) {
    host.watch(code);
    await host.until(({ status }) => status.chairs[1]!.occupant.type === 'nobody');
    expect(JSON.stringify(host.table!.seen)).not.toContain('Lost-in-logs');
  }
  expect(host.table!.seen!.status.chairs[0]!.occupant.type).toBe('nobody');
  host.leave();
});

test('does not let someone fill the log by sitting down and leaving repeatedly', async () => {
  const host = await Player.arrive(server.address, 'Steady');
  const code = await host.open({ rules: NANJING, chairs: [null, EMPTY, EMPTY, EMPTY] });
  host.watch(code);
  await host.until(() => true);
  const guest = await Player.arrive(server.address, 'Fickle');
  guest.watch(code);
  await guest.until(() => true);
  for (let n = 0; n < 40; n++) {
    await guest.command({ type: 'sit', chair: 1, name: '' });
    await guest.command({ type: 'leave' });
  }
  expect(guest.replies.at(-2)).toEqual({ ok: false, refusal: { code: 'too-often', rule: null } });
  expect(guest.replies.filter(({ ok }) => ok).length).toBeLessThan(66);
  expect(logLength(code)).toBeLessThan(80);
  expect(await host.command({ type: 'leave' })).toMatchObject({ ok: true });
  for (const player of [host, guest]) player.leave();
});

test('does not let the host fill the log by placing bots', async () => {
  const host = await Player.arrive(server.address, 'Placer');
  const code = await host.open({ rules: NANJING, chairs: [null, EMPTY, EMPTY, EMPTY] });
  host.watch(code);
  await host.until(() => true);
  const answers = [];
  for (let n = 0; n < 40; n++)
    answers.push(await host.table!.manage({ type: 'place', chair: 1, occupant: n % 2 ? EMPTY : BOT }));
  expect(answers.at(-1)).toEqual({ ok: false, reason: 'too-often' });
  expect(await host.table!.manage({ type: 'start' })).toEqual({ ok: true, token: null });
  host.leave();
});

test('says which command the rate limit has dropped', async () => {
  const host = await Player.arrive(frozen.address, 'Hasty');
  const code = await host.open({ rules: NANJING, chairs: [null, EMPTY, EMPTY, EMPTY] });
  const socket = await openConnection(frozen.address, host.cookie);
  const errors: unknown[] = [];
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as { type: string };
    if (message.type === 'error') errors.push(message);
  });
  socket.send(JSON.stringify({ type: 'watch', table: code, since: null }));
  for (let n = 0; n < 60; n++) {
    const command = { type: 'command', table: code, id: `c${n}`, command: { type: 'leave' } };
    socket.send(JSON.stringify(n % 2 ? command : { type: 'ping', n }));
  }
  await eventually(() => errors).toMatchObject([
    { code: 'too-fast' },
    { code: 'too-fast', table: code, id: 'c59' },
  ]);
  socket.terminate();
  host.leave();
});

test('limits how often someone can request snapshots', async () => {
  const host = await Player.arrive(frozen.address, 'Nosy');
  const code = await host.open({ rules: NANJING, chairs: [null, EMPTY, EMPTY, EMPTY] });
  const socket = await openConnection(frozen.address);
  const types: string[] = [];
  socket.on('message', (data) => types.push((JSON.parse(String(data)) as { type: string }).type));
  for (let n = 0; n < 55; n++) socket.send(JSON.stringify({ type: 'watch', table: code, since: null }));
  await eventually(() => types.filter((type) => type === 'error').length).toBe(5);
  expect(types.filter((type) => type === 'snapshot')).toHaveLength(50);
  socket.terminate();
  host.leave();
});

test('does not let someone fill the log by watching and unwatching', async () => {
  const host = await Player.arrive(server.address, 'Restless');
  const code = await host.open({ rules: NANJING, chairs: [null, EMPTY, EMPTY, EMPTY] });
  const socket = await openConnection(server.address, host.cookie);
  for (let n = 0; n < 25; n++) {
    socket.send(JSON.stringify({ type: 'watch', table: code, since: null }));
    socket.send(JSON.stringify({ type: 'unwatch', table: code }));
  }
  socket.send(JSON.stringify({ type: 'watch', table: code, since: null }));
  const witness = await Player.arrive(server.address, 'Witness');
  witness.watch(code);
  await witness.until(() => true);
  expect(logLength(code)).toBeLessThan(30);
  socket.terminate();
  for (const player of [host, witness]) player.leave();
});

function logLength(code: string): number {
  const stored = new StoredTables(server.data);
  const { length } = stored.log(code);
  stored.close();
  return length;
}

/** Everything in the database of a folder, as text. */
function everythingIn(folder: string): string {
  const database = new DatabaseSync(join(folder, 'schupf.db'), { readOnly: true });
  const tables = database.prepare("select name from sqlite_schema where type = 'table'").all();
  const rows = tables.flatMap(({ name }) => database.prepare(`select * from "${name}"`).all());
  database.close();
  return JSON.stringify(rows);
}

async function metric(address: string, name: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)![1]);
}

/** A socket that has sent `hello` and received an answer. */
async function openConnection(address: string, cookie?: string): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}${SOCKET_PATH}`, SUBPROTOCOL, {
    headers: { origin: address, ...(cookie === undefined ? {} : { cookie }) },
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'hello', client: 'test' }));
  await once(socket, 'message');
  return socket;
}
