import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FakeClock } from '@schupf/runner/memory';
import { expect, test } from 'vitest';
import { foldHandle } from '../src/accounts/handles.ts';
import { openFolder } from '../src/index.ts';
import { hashOf } from '../src/secrets.ts';
import { AccountVisitor } from './account-visitor.ts';
import { eventually } from './eventually.ts';
import { PasskeyDevice } from './passkey-device.ts';
import { Player } from './player.ts';
import { aMatch, temporaryFolder } from './rows.ts';
import { TestServer } from './test-server.ts';

const EMPTY = { type: 'nobody' as const };
const HOUR_MS = 3600_000;

function bytesIn(folder: string): string {
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('');
}

test('the files contain no trace of a deleted person once their tables are closed', async () => {
  const data = temporaryFolder();
  const clock = new FakeClock(1_000_000);
  const storage = await openFolder(data);
  const server = await TestServer.start({ data, storage, clock });
  const host = await Player.arrive(server.address, 'Remaining');
  const guest = await Player.arrive(server.address, 'Xanthippe-the-Gone');
  const hosted = await guest.open({ rules: { variant: 'nanjing' }, chairs: [null, EMPTY, EMPTY, EMPTY] });
  const joined = await host.open({ rules: { variant: 'nanjing' }, chairs: [null, EMPTY, EMPTY, EMPTY] });
  for (const player of [host, guest]) player.watch(joined);
  await guest.until(() => true);
  for (let times = 0; times < 10; times++) {
    expect(await guest.command({ type: 'sit', chair: 1, name: '' })).toMatchObject({ ok: true });
    await guest.command({ type: 'leave' });
  }
  expect(bytesIn(data)).toContain(guest.name);
  expect((await guest.fetch('/api/me', 'DELETE')).status).toBe(204);
  await storage.purge();
  expect(bytesIn(data)).not.toContain(guest.name);
  for (const player of [host, guest]) player.leave();
  const stages = () =>
    Promise.all([hosted, joined].map(async (code) => (await storage.tables.find(code))?.stage));
  await eventually(async () => {
    clock.moveTo(clock.now() + HOUR_MS);
    return stages();
  }).toEqual(['closed', 'closed']);
  await storage.purge();
  expect(bytesIn(data)).not.toContain(guest.id);
  expect(bytesIn(data)).toContain(host.id);
  await server.close();
});

test('the files contain no trace of a deleted account', async () => {
  const data = temporaryFolder();
  const storage = await openFolder(data);
  const server = await TestServer.start({ data, storage });
  const { visitor: anna, codes } = await AccountVisitor.withAccount(server, 'Xanthippe-the-Gone');
  const { visitor: friend } = await AccountVisitor.withAccount(server, 'Remaining');
  const second = new PasskeyDevice(anna.origin);
  await anna.ask('/api/me/passkeys', 'POST', {
    ...(await anna.newPasskey(second)),
    name: 'Laptop-of-Xanthippe',
  });
  const [{ id }, { id: friendId }] = [(await anna.me())!, (await friend.me())!];
  await anna.ask('/api/me/handle', 'PUT', { handle: 'Quizzical' });
  await anna.answer('/api/me/confirm');
  await anna.ask('/api/me/friends', 'POST', { person: friendId });
  await friend.ask('/api/me/friends', 'POST', { person: id });
  await anna.ask('/api/me/device-code', 'POST', {});
  await storage.matches.add(aMatch('m', 5, [id, friendId]));
  const elsewhere = new AccountVisitor(server, anna.passkey);
  await elsewhere.ask('/api/guest', 'POST', { name: 'Guest-of-Xanthippe' });
  const guest = (await elsewhere.me())!.id;
  await elsewhere.signIn();
  const account = (await storage.accounts.find(id))!;
  const credentials = await storage.accounts.credentialsOf(id);
  const sessions = await storage.people.sessionsOf(id);
  const traces = [
    ...[id, 'Xanthippe-the-Gone', 'Laptop-of-Xanthippe', 'Quizzical', foldHandle('Quizzical')],
    ...[account.userHandle, ...codes.map(hashOf), ...sessions.map(({ hash }) => hash)],
    ...credentials.flatMap((credential) => [credential.id, credential.publicKey]),
  ];
  await storage.purge();
  expect(traces.filter((trace) => !bytesIn(data).includes(trace))).toEqual([]);
  expect((await elsewhere.fetch('/api/me', 'DELETE')).status).toBe(204);
  await eventually(async () => (await storage.matches.find('m'))?.players[0]?.person).toBeNull();
  await storage.purge();
  expect(traces.filter((trace) => bytesIn(data).includes(trace))).toEqual([]);
  for (const remaining of [guest, friendId, 'Remaining']) expect(bytesIn(data)).toContain(remaining);
  expect(await anna.me()).toBeNull();
  await server.close();
});
