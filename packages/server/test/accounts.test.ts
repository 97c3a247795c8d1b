import { newPasskeyBody } from '@schupf/protocol';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { Accounts } from '../src/accounts/accounts.ts';
import { openFolder } from '../src/index.ts';
import { Guests } from '../src/people/guests.ts';
import { hashOf } from '../src/secrets.ts';
import { AccountVisitor } from './account-visitor.ts';
import { eventually } from './eventually.ts';
import { MemoryCluster } from './memory-link.ts';
import { PasskeyDevice } from './passkey-device.ts';
import { Player } from './player.ts';
import { aMatch, temporaryFolder } from './rows.ts';
import { TestServer, type TestServerOptions } from './test-server.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

async function start(options: TestServerOptions = {}) {
  const storage = await openFolder(temporaryFolder());
  let now = 1_000_000_000_000;
  const server = await TestServer.start({ storage, date: () => now, ...options });
  onTestFinished(() => server.close());
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { storage, server, pass };
}

test('turns a guest into an account: the same person, with a new token and ten codes', async () => {
  const { server } = await start();
  const anna = await AccountVisitor.guest(server, 'Anna');
  const guest = await anna.me();
  const cookie = anna.cookie;
  expect(await anna.state()).toMatchObject({
    passkeys: { offered: true, hostname: 'localhost' },
    account: null,
  });
  const codes = await anna.signUp();
  expect(codes).toHaveLength(10);
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/);
  expect(await anna.me()).toEqual(guest);
  expect(anna.cookie).not.toBe(cookie);
  const { account } = await anna.state();
  expect(account).toMatchObject({ handle: null, recoveryCodes: 10, passkeys: [{ name: 'Phone' }] });
  // The token from before opens nothing any more, in case someone else had planted or seen it.
  anna.cookie = cookie;
  expect(await anna.me()).toBeNull();
});

test('signs out the other devices of a guest who signs up, because anyone could have opened them', async () => {
  const { server } = await start();
  const anna = await AccountVisitor.guest(server, 'Anna');
  const newCode = async () => (await anna.ask<{ code: string }>('/api/me/device-code', 'POST', {})).code;
  const other = new AccountVisitor(server);
  await other.ask('/api/device', 'POST', { code: await newCode() });
  const code = await newCode();
  const player = (await Player.arrive(anna.origin, 'Someone')).anotherTab(other.cookie);
  onTestFinished(() => player.leave());
  await eventually(() => player.client.state).toBe('open');
  await anna.signUp();
  expect(await other.me()).toBeNull();
  await eventually(() => player.client.state).toBe('closed');
  expect(await other.refusal('/api/device', 'POST', { code })).toBe('403 wrong-code');
  expect((await anna.ask<{ devices: unknown[] }>('/api/me/devices')).devices).toHaveLength(1);
});

test('signs in on a new device with the passkey alone', async () => {
  const { server } = await start();
  const { visitor: anna } = await AccountVisitor.withAccount(server, 'Anna');
  const elsewhere = new AccountVisitor(server, anna.passkey);
  expect(await elsewhere.signIn()).toEqual(await anna.me());
  expect(await elsewhere.me()).toEqual(await anna.me());
  expect((await anna.ask<{ devices: unknown[] }>('/api/me/devices')).devices).toHaveLength(2);
});

test('a device that has proved nothing adds no passkey, even if it asked before its person signed up', async () => {
  const { server, storage } = await start();
  const anna = await AccountVisitor.guest(server, 'Anna');
  const { id } = (await anna.me())!;
  const date = () => 1_000_000_000_000;
  const publishNews = async () => {};
  const guests = new Guests({ ...storage, date, publishNews });
  const accounts = new Accounts({ storage, guests, publishNews, date });
  const planted = (await guests.find(await guests.startSession(id)))!;
  const party = { hostname: 'localhost', origin: anna.origin };
  const options = (await accounts.creationOptions(planted, party))!;
  await anna.signUp();
  const passkey = new PasskeyDevice(anna.origin).create(options);
  const body = v.parse(newPasskeyBody, { name: 'Phone', passkey });
  expect(await accounts.addPasskey(planted, party, body)).toEqual({ type: 'wrong' });
  expect(await storage.accounts.credentialsOf(id)).toHaveLength(1);
});

test('a device that signs up is still told what it was told before', async () => {
  const { server, storage } = await start();
  const anna = await AccountVisitor.guest(server, 'Anna');
  const { id } = (await anna.me())!;
  const [session] = await storage.people.sessionsOf(id);
  const subscription = { endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a', language: 'en' };
  await storage.push.subscribe({ ...subscription, session: session!.hash });
  await anna.signUp();
  await anna.signIn();
  expect(await storage.push.of(id)).toMatchObject([subscription]);
});

test('refuses an answer that is repeated, late, for another purpose, or of an unknown passkey', async () => {
  const { server, pass } = await start();
  const { visitor: anna } = await AccountVisitor.withAccount(server, 'Anna');
  const signIn = (body: unknown) => new AccountVisitor(server).refusal('/api/sign-in', 'POST', body);
  const once = await anna.answer('/api/sign-in');
  expect((await new AccountVisitor(server).fetch('/api/sign-in', 'POST', once)).status).toBe(200);
  expect(await signIn(once)).toBe('403 wrong-passkey');
  expect(await signIn(await anna.answer('/api/me/confirm'))).toBe('403 wrong-passkey');
  const late = await anna.answer('/api/sign-in');
  pass(5 * MINUTE_MS);
  expect(await signIn(late)).toBe('403 wrong-passkey');
  const stranger = new AccountVisitor(server);
  expect(await signIn(await stranger.answer('/api/sign-in'))).toBe('403 wrong-passkey');
  const challenge = await stranger.answer('/api/sign-in');
  const changed = structuredClone(challenge);
  changed.passkey.response['clientDataJSON'] = Buffer.from('{}').toString('base64url');
  expect(await signIn(changed)).toBe('403 wrong-passkey');
});

test('refuses an answer that was made for another page or signed by someone else', async () => {
  const { server } = await start();
  const { visitor: anna } = await AccountVisitor.withAccount(server, 'Anna');
  const { visitor: eve } = await AccountVisitor.withAccount(server, 'Eve');
  const signIn = (body: unknown) => new AccountVisitor(server).refusal('/api/sign-in', 'POST', body);
  const elsewhere = new PasskeyDevice('https://evil.example');
  const phished = await anna.answer('/api/sign-in');
  phished.passkey = Object.assign(Object.create(elsewhere) as PasskeyDevice, {
    ...{ id: anna.passkey.id, userHandle: anna.passkey.userHandle },
  }).use(await anna.ask('/api/sign-in/options', 'POST', {}));
  expect(await signIn(phished)).toBe('403 wrong-passkey');
  const forged = await eve.answer('/api/sign-in');
  const id = anna.passkey.id.toString('base64url');
  Object.assign(forged.passkey, { id, rawId: id });
  forged.passkey.response['userHandle'] = anna.passkey.userHandle;
  expect(await signIn(forged)).toBe('403 wrong-passkey');
  const swapped = await eve.answer('/api/sign-in');
  swapped.passkey.response['userHandle'] = anna.passkey.userHandle;
  expect(await signIn(swapped)).toBe('403 wrong-passkey');
  expect((await eve.signIn()).name).toBe('Eve');
});

test('refuses a passkey that has been copied', async () => {
  const { server } = await start();
  const { visitor: anna } = await AccountVisitor.withAccount(server, 'Anna');
  anna.passkey.counter = 7;
  expect((await new AccountVisitor(server, anna.passkey).signIn()).name).toBe('Anna');
  const copy = new AccountVisitor(server, anna.passkey);
  const answer = await copy.answer('/api/sign-in');
  expect(await copy.refusal('/api/sign-in', 'POST', answer)).toBe('403 wrong-passkey');
});

test('asks again who someone is before anything that cannot be undone', async () => {
  const { server, pass } = await start();
  const { visitor: anna, codes } = await AccountVisitor.withAccount(server, 'Anna');
  pass(5 * MINUTE_MS);
  const id = (await anna.state()).account!.passkeys[0]!.id;
  const sensitive = [
    ['/api/me', 'DELETE'],
    ['/api/me/export', 'GET'],
    ['/api/me/passkeys/options', 'POST', {}],
    ['/api/me/passkeys', 'POST', {}],
    [`/api/me/passkeys/${id}`, 'DELETE'],
    ['/api/me/recovery-codes', 'POST', {}],
    ['/api/me/device-code', 'POST', {}],
  ] as const;
  const refusals = () =>
    Promise.all(sensitive.map(([path, method, body]) => anna.refusal(path, method, body)));
  expect(await refusals()).toEqual(sensitive.map(() => '403 confirm-first'));
  const { visitor: eve } = await AccountVisitor.withAccount(server, 'Eve');
  const others = await eve.answer('/api/me/confirm');
  expect(await anna.refusal('/api/me/confirm', 'POST', others)).toBe('403 wrong-passkey');
  // A challenge for signing in does not confirm anything.
  expect(await anna.refusal('/api/me/confirm', 'POST', await anna.answer('/api/sign-in'))).toBe(
    '403 wrong-passkey',
  );
  expect(await refusals()).toEqual(sensitive.map(() => '403 confirm-first'));
  await anna.confirm();
  expect((await anna.state()).account!.confirmedUntil).toBeGreaterThan(0);
  const renewed = await anna.ask<{ codes: string[] }>('/api/me/recovery-codes', 'POST', {});
  expect(renewed.codes).toHaveLength(10);
  expect(renewed.codes).not.toContain(codes[0]);
  pass(5 * MINUTE_MS);
  expect(await anna.refusal('/api/me/recovery-codes', 'POST', {})).toBe('403 confirm-first');
  expect(await anna.refusal('/api/me/confirm', 'POST', { code: codes[0] })).toBe('403 wrong-code');
  await anna.ask('/api/me/confirm', 'POST', { code: renewed.codes[0] });
  expect((await anna.fetch('/api/me', 'DELETE')).status).toBe(204);
  expect(await new AccountVisitor(server).refusal('/api/recover', 'POST', { code: renewed.codes[1] })).toBe(
    '403 wrong-code',
  );
});

test('a recovery code signs in once, from paper, and ends all other sessions and device codes', async () => {
  const { server } = await start();
  const { visitor: anna, codes } = await AccountVisitor.withAccount(server, 'Anna');
  const person = await anna.me();
  const { code } = await anna.ask<{ code: string }>('/api/me/device-code', 'POST', {});
  const player = (await Player.arrive(anna.origin, 'Someone')).anotherTab(anna.cookie);
  onTestFinished(() => player.leave());
  await eventually(() => player.client.state).toBe('open');
  const back = new AccountVisitor(server);
  const typed = ` ${codes[3]!
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1-')
    .replaceAll('0', 'O')
    .replaceAll('1', 'l')} `;
  expect(await back.ask('/api/recover', 'POST', { code: typed })).toEqual(person);
  expect(await anna.me()).toBeNull();
  await eventually(() => player.client.state).toBe('closed');
  const thief = new AccountVisitor(server);
  expect(await thief.refusal('/api/device', 'POST', { code })).toBe('403 wrong-code');
  expect(await thief.refusal('/api/recover', 'POST', { code: codes[3] })).toBe('403 wrong-code');
  expect(await thief.refusal('/api/recover', 'POST', { code: 'zzzz-zzzz-zzzz-zzzz' })).toBe('403 wrong-code');
  // The code also proves who they are, so that they can add a passkey to their new device.
  expect((await back.state()).account).toMatchObject({ recoveryCodes: 9 });
  await back.ask('/api/me/passkeys', 'POST', await back.newPasskey());
  expect((await back.state()).account!.passkeys).toHaveLength(2);
});

test('limits how many recovery codes can be tried', async () => {
  const { server } = await start({ settings: { rateLimitFactor: 1 / 30 } });
  const visitor = new AccountVisitor(server);
  const tries = [];
  for (let n = 0; n < 2; n++) tries.push(await visitor.refusal('/api/recover', 'POST', { code: 'a' }));
  expect(tries).toContain('429 too-fast');
});

test('names and removes passkeys, but not the last one without recovery codes', async () => {
  const { server, storage, pass } = await start();
  const { visitor: anna } = await AccountVisitor.withAccount(server, 'Anna');
  const second = new PasskeyDevice(anna.origin);
  pass(1);
  await anna.ask('/api/me/passkeys', 'POST', await anna.newPasskey(second));
  const [first, other] = (await anna.state()).account!.passkeys;
  expect(other!.id).toBe(second.id.toString('base64url'));
  await anna.ask(`/api/me/passkeys/${other!.id}`, 'PATCH', { name: ' Laptop ' });
  expect((await anna.state()).account!.passkeys[1]!.name).toBe('Laptop');
  expect(await anna.refusal(`/api/me/passkeys/${other!.id}`, 'PATCH', { name: '' })).toBe('400 malformed');
  await anna.ask(`/api/me/passkeys/${first!.id}`, 'DELETE');
  expect(await anna.refusal(`/api/me/passkeys/${first!.id}`, 'DELETE')).toBe('404 unknown');
  await storage.accounts.setRecoveryCodes((await anna.me())!.id, []);
  expect(await anna.refusal(`/api/me/passkeys/${other!.id}`, 'DELETE')).toBe('409 last-passkey');
  const elsewhere = new AccountVisitor(server, second);
  expect((await elsewhere.signIn()).name).toBe('Anna');
  // The removed one no longer opens anything.
  const old = new AccountVisitor(server, anna.passkey);
  expect(await old.refusal('/api/sign-in', 'POST', await old.answer('/api/sign-in'))).toBe(
    '403 wrong-passkey',
  );
});

test('does not add the same passkey twice, or one that someone else was asked for', async () => {
  const { server } = await start();
  const { visitor: anna } = await AccountVisitor.withAccount(server, 'Anna');
  const ben = await AccountVisitor.guest(server, 'Ben');
  const again = await anna.newPasskey();
  expect(await anna.refusal('/api/me/passkeys', 'POST', again)).toBe('403 wrong-passkey');
  const forAnna = await anna.newPasskey(new PasskeyDevice(anna.origin));
  expect(await ben.refusal('/api/me/passkeys', 'POST', forAnna)).toBe('403 wrong-passkey');
  expect((await ben.state()).account).toBeNull();
});

test('signs out everywhere, or everywhere else', async () => {
  const { server } = await start();
  const { visitor: anna } = await AccountVisitor.withAccount(server, 'Anna');
  const second = new AccountVisitor(server, anna.passkey);
  const third = new AccountVisitor(server, anna.passkey);
  for (const visitor of [second, third]) await visitor.signIn();
  await anna.ask('/api/me/devices', 'DELETE');
  expect([await anna.me(), await second.me(), await third.me()]).toMatchObject([
    { name: 'Anna' },
    null,
    null,
  ]);
  await second.signIn();
  await second.ask('/api/me/sign-out', 'POST', { everywhere: true });
  expect([await anna.me(), await second.me()]).toEqual([null, null]);
});

test('signing out everywhere closes the sockets at other processes', async () => {
  const storage = await openFolder(temporaryFolder());
  const links = new MemoryCluster();
  const shared = { ...storage, close: async () => {} };
  const one = await TestServer.start({ storage: shared, link: links.join() });
  const other = await TestServer.start({ storage: shared, link: links.join() });
  onTestFinished(async () => {
    await Promise.all([one.close(), other.close()]);
    await storage.close();
  });
  const { visitor: anna } = await AccountVisitor.withAccount(one, 'Anna');
  const player = (await Player.arrive(other.address, 'Someone')).anotherTab(anna.cookie);
  onTestFinished(() => player.leave());
  await eventually(() => player.client.state).toBe('open');
  await anna.ask('/api/me/sign-out', 'POST', { everywhere: true });
  await eventually(() => player.client.state).toBe('closed');
});

test('gives handles that cannot be mistaken for one another', async () => {
  const { server, pass } = await start();
  const { visitor: anna } = await AccountVisitor.withAccount(server, 'Anna');
  const { visitor: ben } = await AccountVisitor.withAccount(server, 'Ben');
  const guest = await AccountVisitor.guest(server, 'Carla');
  const handle = (visitor: AccountVisitor, wanted: string) =>
    visitor.refusal('/api/me/handle', 'PUT', { handle: wanted });
  expect(await handle(anna, 'Anna-Lena')).toBe('200 undefined');
  for (const alike of ['anna-lena', 'AnnaLena', 'anna1ena'])
    expect(await handle(ben, alike)).toBe('409 taken');
  for (const bad of ['ab', '1abc', 'a--b', 'abc-', 'ännä', 'a b c', 'a'.repeat(21), '\u0430nna'])
    expect(await handle(ben, bad)).toBe('400 malformed');
  for (const reserved of [
    'Schupf',
    'the-admin',
    'TheAdmin',
    'm0derator',
    'admin7',
    'planner-1',
    'schupf-support',
  ])
    expect(await handle(ben, reserved)).toBe('422 reserved-name');
  expect(await handle(guest, 'Carla')).toBe('409 no-account');
  // Capitals and hyphens may always change, anything else only after 90 days.
  expect(await handle(anna, 'AnnaLena')).toBe('200 undefined');
  expect(await handle(anna, 'Lena')).toBe('409 too-soon');
  const { account } = await anna.state();
  expect(account).toMatchObject({ handle: 'AnnaLena' });
  pass(account!.handleChangeable! - 1_000_000_000_000);
  expect((await anna.state()).account!.handleChangeable).toBeNull();
  expect(await handle(anna, 'Lena')).toBe('200 undefined');
  // No one else gets the previous one for a while.
  expect(await handle(ben, 'anna-lena')).toBe('409 taken');
  pass(90 * DAY_MS);
  expect(await handle(ben, 'anna-lena')).toBe('200 undefined');
});

test('offers the matches of the guest who was here, once', async () => {
  const { server, storage } = await start();
  const { visitor: anna } = await AccountVisitor.withAccount(server, 'Anna');
  const here = await AccountVisitor.guest(server, 'Annie');
  const guest = (await here.me())!;
  await storage.matches.add(aMatch('g', 5, [guest.id]));
  here.passkey = anna.passkey;
  await here.signIn();
  expect((await here.state()).guest).toEqual({ name: 'Annie', matches: 1 });
  await here.ask('/api/me/guest', 'POST', {});
  expect((await here.ask<{ matches: unknown[] }>('/api/matches')).matches).toHaveLength(1);
  expect((await here.state()).guest).toBeNull();
  expect(await here.refusal('/api/me/guest', 'POST', {})).toBe('404 unknown');
});

test('does not make one person of two who were at the same table', async () => {
  const { server, storage } = await start();
  const { visitor: anna } = await AccountVisitor.withAccount(server, 'Anna');
  const here = await AccountVisitor.guest(server, 'Second');
  const people = [(await anna.me())!.id, (await here.me())!.id];
  await storage.matches.add(aMatch('both', 5, people));
  here.passkey = anna.passkey;
  await here.signIn();
  expect(await here.refusal('/api/me/guest', 'POST', {})).toBe('409 met');
  await here.ask('/api/me/guest', 'DELETE');
  expect((await here.state()).guest).toBeNull();
});

test.each([
  [{ publicUrl: null }, '127.0.0.1', 'no-hostname'],
  [{ publicUrl: new URL('http://tichu.example') }, 'localhost', 'no-https'],
] as const)(
  'without passkeys says why, and recovery codes still work: %j at %s',
  async (settings, hostname, reason) => {
    const { server, storage } = await start({ settings });
    const visitor = await AccountVisitor.guest({ port: server.port }, 'Anna');
    Object.assign(visitor, { origin: `http://${hostname}:${server.port}` });
    expect((await visitor.state()).passkeys).toEqual({ offered: false, reason });
    for (const path of ['/api/me/passkeys/options', '/api/sign-in/options'])
      expect(await visitor.refusal(path, 'POST', {})).toBe(`409 ${reason}`);
    const person = (await visitor.me())!.id;
    const since = 1;
    await storage.accounts.create(
      { person, userHandle: 'u', since },
      {
        ...{ id: 'k', person, publicKey: '', counter: 0, transports: [], isBackedUp: false },
        ...{ name: 'Phone', since, used: since },
      },
      [hashOf('0123456789abcdef'), hashOf('1123456789abcdef')],
    );
    expect(await visitor.refusal('/api/me', 'DELETE')).toBe('403 confirm-first');
    await visitor.ask('/api/me/confirm', 'POST', { code: '0123456789abcdef' });
    const other = new AccountVisitor(server);
    expect(await other.ask('/api/recover', 'POST', { code: '1123456789abcdef' })).toMatchObject({
      id: person,
    });
  },
);
