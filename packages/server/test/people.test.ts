import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { Player, request } from './player.ts';
import { TestServer } from './test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start();
});

afterAll(() => server.close());

async function codeOf(answer: Response): Promise<unknown> {
  return ((await answer.json()) as { code: unknown }).code;
}

test('creates a guest with the given name and recognises them by their cookie', async () => {
  const answer = await request(`${server.address}/api/guest`, 'POST', { name: '  Anna   Lena ' });
  expect(answer.status).toBe(201);
  const cookie = answer.headers.get('set-cookie')!;
  expect(cookie).toMatch(/^schupf=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  const me = await request(`${server.address}/api/me`, 'GET', undefined, cookie.split(';', 1)[0]);
  expect(await me.json()).toMatchObject({ me: { name: 'Anna Lena' } });
  expect(me.headers.get('cache-control')).toBe('no-store');
});

test.each([
  {},
  { name: '' },
  { name: '   ' },
  { name: 5 },
  { name: 'a'.repeat(500) },
  { name: 'a\u202eb' },
  { name: '\u0410nna' },
  [],
])('rejects %j as a name', async (body) => {
  const answer = await request(`${server.address}/api/guest`, 'POST', body);
  expect(answer.status).toBe(400);
  expect(await codeOf(answer)).toBe('malformed');
});

test('shows nothing to someone with an unknown cookie', async () => {
  const me = await request(`${server.address}/api/me`, 'GET', undefined, 'schupf=guess');
  expect(await me.json()).toEqual({ me: null });
  const matches = await request(`${server.address}/api/matches`, 'GET');
  expect(matches.status).toBe(401);
});

test('signs in another device with a code that works only once', async () => {
  const anna = await Player.arrive(server.address, 'Anna');
  const { code } = (await (await anna.fetch('/api/me/device-code', 'POST', {})).json()) as { code: string };
  const signedIn = await request(`${server.address}/api/device`, 'POST', { code: ` ${code.toUpperCase()} ` });
  expect(await signedIn.json()).toEqual({ id: anna.id, name: 'Anna' });
  expect((await request(`${server.address}/api/device`, 'POST', { code })).status).toBe(403);
  const { devices } = (await (await anna.fetch('/api/me/devices')).json()) as {
    devices: { isThis: boolean }[];
  };
  expect(devices.map(({ isThis }) => isThis).sort()).toEqual([false, true]);
  anna.leave();
});

test('invalidates the cookie and closes the connection on sign-out', async () => {
  const ben = await Player.arrive(server.address, 'Ben');
  await eventually(() => ben.client.state).toBe('open');
  expect((await ben.fetch('/api/me/sign-out', 'POST', {})).status).toBe(204);
  expect(await (await ben.fetch('/api/me')).json()).toEqual({ me: null });
  await eventually(() => ben.client.state).toBe('closed');
});

test('signs a deleted person out and closes the connection', async () => {
  const carl = await Player.arrive(server.address, 'Carl');
  await eventually(() => carl.client.state).toBe('open');
  expect((await carl.fetch('/api/me', 'DELETE')).status).toBe(204);
  expect(await (await carl.fetch('/api/me')).json()).toEqual({ me: null });
  await eventually(() => carl.client.state).toBe('closed');
});

test('refuses a change requested by another site', async () => {
  const dora = await Player.arrive(server.address, 'Dora');
  const response = await fetch(`${server.address}/api/me`, {
    method: 'PATCH',
    headers: { origin: 'https://evil.example', cookie: dora.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Evil' }),
  });
  expect(response.status).toBe(403);
  expect(await (await dora.fetch('/api/me')).json()).toMatchObject({ me: { name: 'Dora' } });
  dora.leave();
});

test('does not let someone sit down at the table of a host who has blocked them', async () => {
  const emil = await Player.arrive(server.address, 'Emil');
  const fred = await Player.arrive(server.address, 'Fred');
  expect((await emil.fetch('/api/me/blocks', 'POST', { person: fred.id })).status).toBe(204);
  expect(await (await emil.fetch('/api/me/blocks')).json()).toEqual({
    blocks: [{ id: fred.id, name: 'Fred' }],
  });
  const nobody = { type: 'nobody' as const };
  const code = await emil.open({ rules: { variant: 'nanjing' }, chairs: [null, nobody, nobody, nobody] });
  fred.watch(code);
  await fred.until(() => true);
  expect(await fred.command({ type: 'sit', chair: 1, name: '' })).toMatchObject({
    ok: false,
    refusal: { code: 'not-welcome' },
  });
  expect((await emil.fetch(`/api/me/blocks/${fred.id}`, 'DELETE')).status).toBe(204);
  expect(await fred.command({ type: 'sit', chair: 1, name: '' })).toMatchObject({ ok: true });
  for (const player of [emil, fred]) player.leave();
});

test('does not let someone sit down with a name that looks like another one at the table', async () => {
  const nobody = { type: 'nobody' as const };
  const host = await Player.arrive(server.address, 'Coco');
  const code = await host.open({ rules: { variant: 'nanjing' }, chairs: [null, nobody, nobody, nobody] });
  host.watch(code);
  await host.until(() => true);
  const sit = async (name: string) => {
    const player = await Player.arrive(server.address, name);
    player.watch(code);
    await player.until(() => true);
    const reply = await player.command({ type: 'sit', chair: 1, name: '' });
    if (reply.ok) await player.command({ type: 'leave' });
    player.leave();
    return reply.ok ? 'sat down' : reply.refusal?.code;
  };
  // The third name consists of Cyrillic letters.
  for (const name of ['coco', 'C0co', '\u0421\u043e\u0441\u043e']) expect(await sit(name)).toBe('name-taken');
  expect(await sit('Cocoa')).toBe('sat down');
  await host.command({ type: 'leave' });
  expect(await host.command({ type: 'sit', chair: 2, name: '' })).toMatchObject({ ok: true });
  const invited = await host.table!.manage({ type: 'invite-bot', chair: 3, name: 'CoCo' });
  expect(invited).toEqual({ ok: false, reason: 'no-such-bot' });
  host.leave();
});

test('does not let anyone take a name that is reserved or contains a bad word', async () => {
  const guest = (name: string) => request(`${server.address}/api/guest`, 'POST', { name });
  const refused = [await guest('Expert 1'), await guest('Mad Wanker')];
  expect(refused.map(({ status }) => status)).toEqual([422, 422]);
  expect(await Promise.all(refused.map(codeOf))).toEqual(['reserved-name', 'bad-word']);
  const hans = await Player.arrive(server.address, 'Hans');
  expect(await codeOf(await hans.fetch('/api/me', 'PATCH', { name: 'Moderator' }))).toBe('reserved-name');
  const code = await hans.open({
    rules: { variant: 'nanjing' },
    chairs: [null, ...Array(3).fill({ type: 'nobody' })],
  });
  hans.watch(code);
  await hans.until(() => true);
  const invited = await hans.table!.manage({ type: 'invite-bot', chair: 3, name: 'wanker' });
  expect(invited).toEqual({ ok: false, reason: 'no-such-bot' });
  hans.leave();
});

test.each(['/api/nothing', '/api/tables/0000000000', '/api/tables/x', '/api/matches/0000000000-1'])(
  'answers 404 for %s',
  async (path) => {
    const gina = await Player.arrive(server.address, 'Gina');
    const answer = await gina.fetch(path);
    expect(answer.status).toBe(404);
    expect(await codeOf(answer)).toBe('unknown');
    gina.leave();
  },
);

test('uses a cookie with the __Host- prefix if the public address is https', async () => {
  const secure = await TestServer.start({ settings: { publicUrl: new URL('https://tichu.example') } });
  const headers = { origin: 'https://tichu.example', 'content-type': 'application/json' };
  const ask = (path: string, method: string, cookie: string) =>
    fetch(`${secure.address}${path}`, {
      method,
      headers: { ...headers, cookie },
      ...(method === 'GET' ? {} : { body: '{"name": "Hana"}' }),
    });
  const setCookie = (await ask('/api/guest', 'POST', '')).headers.get('set-cookie')!;
  expect(setCookie).toMatch(
    /^__Host-schupf=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const [cookie] = setCookie.split(';', 1);
  expect(await (await ask('/api/me', 'GET', cookie!)).json()).toMatchObject({ me: { name: 'Hana' } });
  const plain = cookie!.replace('__Host-', '');
  expect(await (await ask('/api/me', 'GET', plain)).json()).toEqual({ me: null });
  const cleared = (await ask('/api/me/sign-out', 'POST', cookie!)).headers.get('set-cookie')!;
  expect(cleared).toMatch(/^__Host-schupf=; .*Path=\/.*Secure/);
  await secure.close();
});

test('renews the cookie on every visit', async () => {
  const ida = await Player.arrive(server.address, 'Ida');
  expect((await ida.fetch('/api/me')).headers.get('set-cookie')).toContain(`${ida.cookie}; Max-Age=31536000`);
  ida.leave();
});
