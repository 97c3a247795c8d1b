import { once } from 'node:events';
import { statSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client, SOCKET_PATH, SUBPROTOCOL } from '@schupf/protocol';
import { SPEEDS } from '@schupf/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { outsideAt, Player, request } from './player.ts';
import { Running } from './running.ts';
import { StoredTables } from './stored-tables.ts';

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
  const strict = await Running.start({ settings: { rateLimitFactor: 1 } });
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
    speed: { ...SPEEDS.normal, absence: 1000, botDelay: [500, 1500] },
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

test('whoever connects again may not say more than before', async () => {
  const host = await Player.arrive(server.address, 'Talker');
  const code = await host.open({ rules: NANJING, chairs: [null, NOBODY, NOBODY, NOBODY] });
  host.watch(code);
  await host.until(() => true);
  const said = () => host.frames.filter((frame) => frame.includes('"type":"said"')).length;
  for (let times = 0; times < 3; times++) {
    const socket = await greeted(server.address, host.cookie);
    socket.send(JSON.stringify({ type: 'watch', table: code, since: null }));
    for (let words = 0; words < 5; words++)
      socket.send(JSON.stringify({ type: 'say', table: code, phrase: 'laugh' }));
    socket.close();
    await once(socket, 'close');
  }
  await expect.poll(said).toBeGreaterThanOrEqual(5);
  expect(said()).toBeLessThan(10);
  host.leave();
});

test('whoever reads nothing and pings all the time is cut off', async () => {
  const stranger = await greeted(server.address);
  const closed = once(stranger, 'close');
  stranger.pause();
  const ping = Buffer.alloc(125);
  const timer = setInterval(() => {
    for (let times = 0; times < 10_000; times++)
      if (stranger.readyState === stranger.OPEN) stranger.ping(ping);
  }, 10);
  await expect.poll(() => metric(server.address, 'schupf_sockets'), { timeout: 20_000 }).toBe(0);
  clearInterval(timer);
  stranger.terminate();
  await closed;
});

test('a device that becomes somebody else has no socket of who it was', async () => {
  const anna = await Player.arrive(server.address, 'Anna');
  const ben = await Player.arrive(server.address, 'Ben');
  await expect.poll(() => ben.client.state).toBe('open');
  const { word } = (await (await anna.fetch('/api/me/device-word', 'POST', {})).json()) as { word: string };
  expect((await ben.fetch('/api/device', 'POST', { word })).status).toBe(200);
  await expect.poll(() => ben.client.state).toBe('closed');
  for (const one of [anna, ben]) one.leave();
});

test('a device too many signs the one out that was not used for longest, and its sockets go', async () => {
  const first = await Player.arrive(server.address, 'Collector');
  await expect.poll(() => first.client.state).toBe('open');
  const arrive = async () => {
    const asked = await last.fetch('/api/me/device-word', 'POST', {});
    const { word } = (await asked.json()) as { word: string };
    const answer = await request(`${server.address}/api/device`, 'POST', { word });
    return first.again(answer.headers.get('set-cookie')!.split(';', 1)[0]!);
  };
  let last = first;
  const others: Player[] = [];
  for (let devices = 1; devices < 20; devices++) {
    last = await arrive();
    others.push(last);
  }
  expect(first.client.state).toBe('open');
  others.push(await arrive());
  await expect.poll(() => first.client.state).toBe('closed');
  expect(await (await first.fetch('/api/me')).json()).toEqual({ me: null });
  for (const one of [first, ...others]) one.leave();
});

test('the token of a program whose chair is taken is worth nothing from then on', async () => {
  const host = await Player.arrive(server.address, 'Inviter');
  const code = await host.open({ rules: NANJING, chairs: [null, NOBODY, NOBODY, NOBODY] });
  host.watch(code);
  await host.until(() => true);
  const invite = async (chair: number, name: string): Promise<string> => {
    const invited = await host.table!.manage({ type: 'invite-bot', chair, name });
    return invited.ok ? invited.token! : '';
  };
  const connect = (token: string): Client => {
    const client = new Client(outsideAt(server.address, {}), { name: 'a program', token });
    client.watch(code, {});
    return client;
  };
  const old = await invite(1, 'Old');
  const program = connect(old);
  await expect.poll(() => program.state).toBe('open');
  await host.table!.manage({ type: 'place', chair: 1, occupant: BOT });
  await expect.poll(() => program.state).toBe('closed');
  const again = connect(old);
  await expect.poll(() => again.state).toBe('closed');
  await host.until(({ status }) => status.chairs[1]!.occupant.type === 'bot');
  const current = connect(await invite(2, 'Old'));
  const imposter = connect(old);
  await expect.poll(() => imposter.state).toBe('closed');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(current.state).toBe('open');
  current.close();
  host.leave();
});

test('whoever wants to be forgotten in the middle of a match is not named in its record', async () => {
  const host = await Player.arrive(server.address, 'Remaining');
  const guest = await Player.arrive(server.address, 'Vanishing');
  const quick = { ...SPEEDS.normal, reaction: 5, closing: 5, botDelay: [0, 5] as [number, number] };
  const code = await host.open({ rules: NANJING, speed: quick, chairs: [null, NOBODY, BOT, BOT] });
  for (const one of [host, guest]) one.watch(code);
  await Promise.all([host, guest].map((one) => one.until(() => true)));
  await guest.command({ type: 'sit', chair: 1, name: '' });
  await host.table!.manage({ type: 'start' });
  await host.until(({ view }) => view.open.phase === 'grand');
  expect((await guest.fetch('/api/me', 'DELETE')).status).toBe(204);
  host.play();
  await host.until(({ status }) => status.stage === 'over');
  const record = async () => (await host.fetch(`/api/matches/${code}-1`)).text();
  await expect.poll(record).toContain('Remaining');
  expect(await record()).toContain(BOT.name);
  expect(await record()).not.toContain('Vanishing');
  for (const one of [host, guest]) one.leave();
});

test('whoever wants to be forgotten is named at once at no table, whoever is there', async () => {
  const host = await Player.arrive(server.address, 'Remaining');
  const guest = await Player.arrive(server.address, 'Lost-in-logs');
  const chairs = [null, NOBODY, NOBODY, NOBODY];
  const joined = await host.open({ rules: NANJING, chairs, visibility: 'open' });
  const own = await guest.open({ rules: NANJING, chairs: [null, NOBODY, NOBODY, BOT] });
  guest.watch(joined);
  await guest.until(() => true);
  await guest.command({ type: 'sit', chair: 1, name: '' });
  guest.leave();
  // Nobody is at the tables: no room is open.
  server = await server.restart();
  expect((await guest.fetch('/api/me', 'DELETE')).status).toBe(204);
  expect(everythingIn(server.data)).not.toContain('Lost-in-logs');
  for (const code of [joined, own]) {
    host.watch(code);
    await host.until(({ status }) => status.chairs[1]!.occupant.type === 'nobody');
    expect(JSON.stringify(host.table!.seen)).not.toContain('Lost-in-logs');
  }
  expect(host.table!.seen!.status.chairs[0]!.occupant.type).toBe('nobody');
  host.leave();
});

test('whoever does nothing but sit down and leave, propose and decline does not fill the log', async () => {
  const host = await Player.arrive(server.address, 'Steady');
  const code = await host.open({ rules: NANJING, chairs: [null, NOBODY, NOBODY, NOBODY] });
  host.watch(code);
  await host.until(() => true);
  const guest = await Player.arrive(server.address, 'Fickle');
  guest.watch(code);
  await guest.until(() => true);
  for (let times = 0; times < 40; times++) {
    await guest.command({ type: 'sit', chair: 1, name: '' });
    await guest.command({ type: 'leave' });
  }
  expect(guest.replies.at(-2)).toEqual({ ok: false, refusal: { code: 'too-often', rule: null } });
  expect(guest.replies.filter(({ ok }) => ok).length).toBeLessThan(66);
  const kept = logLength(code);
  expect(kept).toBeLessThan(80);
  expect(await host.command({ type: 'leave' })).toMatchObject({ ok: true });
  for (const one of [host, guest]) one.leave();
});

test('whoever opened the table does not fill its log with bots', async () => {
  const host = await Player.arrive(server.address, 'Placer');
  const code = await host.open({ rules: NANJING, chairs: [null, NOBODY, NOBODY, NOBODY] });
  host.watch(code);
  await host.until(() => true);
  const answers = [];
  for (let times = 0; times < 40; times++)
    answers.push(await host.table!.manage({ type: 'place', chair: 1, occupant: times % 2 ? NOBODY : BOT }));
  expect(answers.at(-1)).toEqual({ ok: false, reason: 'too-often' });
  expect(await host.table!.manage({ type: 'start' })).toEqual({ ok: true, token: null });
  host.leave();
});

test('whoever does nothing but come and go does not fill the log', async () => {
  const host = await Player.arrive(server.address, 'Restless');
  const code = await host.open({ rules: NANJING, chairs: [null, NOBODY, NOBODY, NOBODY] });
  const socket = await greeted(server.address, host.cookie);
  for (let times = 0; times < 25; times++) {
    socket.send(JSON.stringify({ type: 'watch', table: code, since: null }));
    socket.send(JSON.stringify({ type: 'unwatch', table: code }));
  }
  socket.send(JSON.stringify({ type: 'watch', table: code, since: null }));
  const witness = await Player.arrive(server.address, 'Witness');
  witness.watch(code);
  await witness.until(() => true);
  expect(logLength(code)).toBeLessThan(30);
  socket.terminate();
  for (const one of [host, witness]) one.leave();
});

function logLength(code: string): number {
  const kept = new StoredTables(server.data);
  const { length } = kept.log(code);
  kept.close();
  return length;
}

/** Every text that the store in a folder holds. */
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

/** A socket that has said hello. */
async function greeted(address: string, cookie?: string): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}${SOCKET_PATH}`, SUBPROTOCOL, {
    headers: { origin: address, ...(cookie === undefined ? {} : { cookie }) },
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'hello', client: 'test' }));
  await once(socket, 'message');
  return socket;
}
