import { DEFAULT_NOTICES, type NoticeState } from '@schupf/protocol';
import { FakeClock } from '@schupf/runner/memory';
import { expect, onTestFinished, test } from 'vitest';
import { JobRunner } from '../src/jobs/job-runner.ts';
import { noticeJobs, turnNoticeKey } from '../src/push/notices.ts';
import { loadVapidKeys } from '../src/push/web-push.ts';
import { openFolder } from '../src/storage/folder.ts';
import { INVITATION_NOTICE, MATCH_NOTICE, TURN_NOTICE } from '../src/storage/push-storage.ts';
import type { Storage } from '../src/storage/storage.ts';
import { Player } from './player.ts';
import { FakeDevice, FakePushService, readVapid } from './push-service.ts';
import { aMatch, aTable, temporaryFolder } from './rows.ts';
import { TestServer } from './test-server.ts';
import { withTurns } from './turns-contract.ts';

const HOUR = 3600_000;
const DAY = 24 * HOUR;
const NOON = Date.UTC(2026, 5, 1, 12);
const LOUD = { ...DEFAULT_NOTICES, quiet: null };

/** Anna has a device, and the table waits for her from noon on for a day. */
async function start(language: 'en' | 'de' = 'en') {
  const service = await FakePushService.start();
  const folder = temporaryFolder();
  let storage: Storage = await openFolder(folder);
  onTestFinished(() => storage.close());
  const givenUp: string[] = [];
  const faults: unknown[] = [];
  const device = new FakeDevice(`${service.origin}/anna`, language);
  for (const id of ['anna', 'ben']) await storage.people.add({ id, name: id, since: 1 });
  await storage.people.addSession({ hash: 'device', person: 'anna', since: 1, seen: 1 });
  const { endpoint, keys } = device.subscription;
  await storage.push.subscribe({ session: 'device', endpoint, ...keys, language });
  await storage.push.saveChoice('anna', LOUD);
  await storage.tables.add(aTable('a', { seatsAnna: true, stage: 'playing', speed: 'days' }));
  /** Carries out all jobs that are due at this date. */
  const runAt = async (now: number): Promise<void> => {
    const contact = 'https://tichu.example';
    const deps = { storage, date: () => now, keys: await loadVapidKeys(storage.secrets), contact };
    const runner = new JobRunner(noticeJobs(deps), {
      ...{ jobs: storage.jobs, clock: new FakeClock(), date: () => now },
      onFault: (error) => faults.push(error),
      onGivenUp: (kind) => givenUp.push(kind),
    });
    await runner.runDue();
    await runner.close();
  };
  let rows = 0;
  const ask = async (since: number | null, until = since === null ? null : since + DAY): Promise<void> => {
    const jobs =
      since === null ? [] : [{ kind: TURN_NOTICE, key: turnNoticeKey('anna', 'a', since), due: since }];
    await storage.logs.append([
      withTurns('a', rows++, [{ person: 'anna', player: 0, since, until }], { jobs }),
    ]);
  };
  const restart = async (): Promise<void> => {
    await storage.close();
    storage = await openFolder(folder);
  };
  const titles = () => service.requests.map((request) => device.read(request).title);
  return { service, device, runAt, ask, restart, titles, givenUp, faults, storage: () => storage };
}

test('tells a person that a table waits for them, so that only their device can read it', async () => {
  const { service, device, runAt, ask } = await start();
  await ask(NOON);
  await runAt(NOON + HOUR);
  const [request] = service.requests;
  const { title, body, path, tag } = device.read(request!);
  expect({ title, body, path }).toEqual({
    title: 'Your move',
    body: 'With 1 bot · 23 hours left',
    path: 't/a',
  });
  expect(request).toMatchObject({
    path: '/anna',
    headers: { ttl: String((23 * HOUR) / 1000), topic: tag, 'content-encoding': 'aes128gcm' },
  });
  expect(tag).toMatch(/^[\w-]{32}$/);
  expect(request!.body.toString('latin1')).not.toContain('Your move');
  expect(readVapid(request!)).toMatchObject({ aud: service.origin, sub: 'https://tichu.example' });
});

test('speaks the language of the device', async () => {
  const { runAt, ask, titles } = await start('de');
  await ask(NOON);
  await runAt(NOON + HOUR);
  expect(titles()).toEqual(['Du bist dran']);
});

test('reminds once, when a fifth of the time is left', async () => {
  const { runAt, ask, titles } = await start();
  await ask(NOON);
  for (let hour = 0; hour <= 25; hour++) await runAt(NOON + hour * HOUR);
  expect(titles()).toEqual(['Your move', 'Only 4 hours left for your move']);
});

test('says nothing any more once the person has decided', async () => {
  const { runAt, ask, titles, storage } = await start();
  await ask(NOON);
  await ask(null);
  await runAt(NOON + HOUR);
  await ask(NOON + 2 * HOUR);
  await runAt(NOON + 3 * HOUR);
  await ask(NOON + 4 * HOUR);
  await runAt(NOON + 4 * HOUR);
  expect(titles()).toEqual(['Your move', 'Your move']);
  await ask(null);
  await runAt(NOON + 5 * DAY);
  expect(titles()).toHaveLength(2);
  expect(await storage().jobs.firstDue()).toBeNull();
});

test('does not repeat itself when the same turn is stored again', async () => {
  const { runAt, ask, titles } = await start();
  for (const hour of [1, 2, 22, 23]) {
    await ask(NOON);
    await runAt(NOON + hour * HOUR);
  }
  expect(titles()).toEqual(['Your move', 'Only 2 hours left for your move']);
});

test('waits for the end of quiet hours, and reminds before they begin if there is no time after them', async () => {
  const { runAt, ask, titles, storage } = await start();
  const quiet = { from: 20 * 60, until: 7 * 60 };
  await storage().push.saveChoice('anna', { ...LOUD, quiet, zone: 'Europe/Berlin' });
  const evening = NOON + 8 * HOUR;
  await ask(evening, evening + 29 * HOUR);
  for (let hour = 0; hour < 8; hour++) await runAt(evening + hour * HOUR);
  expect(titles()).toEqual([]);
  await runAt(evening + 9 * HOUR);
  expect(titles()).toEqual(['Your move']);
  await runAt(NOON + DAY + 5 * HOUR);
  expect(titles()).toHaveLength(1);
  await runAt(NOON + DAY + 5 * HOUR + 59 * 60_000);
  expect(titles()[1]).toBe('Only 7 hours left for your move');
});

test('says nothing that a person does not want to hear', async () => {
  const { runAt, ask, titles, storage } = await start();
  await storage().push.saveChoice('anna', { ...LOUD, turns: false });
  await ask(NOON);
  await runAt(NOON + HOUR);
  expect(titles()).toEqual([]);
});

test.each([404, 410])('forgets a device that does not want any more (%i)', async (status) => {
  const { service, runAt, ask, storage, faults } = await start();
  service.status = status;
  await ask(NOON);
  await runAt(NOON + HOUR);
  expect(await storage().push.of('anna')).toEqual([]);
  expect(faults).toEqual([]);
});

test('tries again later if the push service fails, also after a restart, and gives up in the end', async () => {
  const { service, runAt, ask, restart, titles, givenUp, faults, storage } = await start();
  service.status = 503;
  await ask(NOON, NOON + 7 * DAY);
  await runAt(NOON);
  await runAt(NOON + 10_000);
  expect(service.requests).toHaveLength(1);
  expect(String(faults[0])).toContain('status 503');
  await restart();
  service.status = 201;
  await runAt(NOON + 30_000);
  expect(titles()).toEqual(['Your move', 'Your move']);
  expect(readVapid(service.requests[0]!).key).toBe(readVapid(service.requests[1]!).key);
  service.status = 500;
  await ask(NOON + DAY, NOON + 8 * DAY);
  for (let hour = 24; hour < 40; hour++) await runAt(NOON + hour * HOUR);
  expect(givenUp).toEqual([TURN_NOTICE]);
  expect(await storage().jobs.countGivenUp()).toBe(1);
});

test('follows no redirect', async () => {
  const { service, runAt, ask, faults } = await start();
  const elsewhere = await FakePushService.start();
  Object.assign(service, { status: 307, location: `${elsewhere.origin}/secret` });
  await ask(NOON);
  await runAt(NOON + HOUR);
  expect(elsewhere.requests).toEqual([]);
  expect(String(faults[0])).toContain('status 307');
});

test('tells of invitations while they are valid, and of matches that are over', async () => {
  const { device, service, runAt, titles, storage } = await start();
  const { friends, jobs, matches, profiles } = storage();
  const profile = { languages: [], presence: 'nobody', invitations: 'everyone', matches: 'nobody' } as const;
  await profiles.save('anna', profile);
  await friends.invite({ by: 'ben', to: 'anna', table: 'a', until: NOON + HOUR });
  await jobs.add({ kind: INVITATION_NOTICE, key: 'anna ben a', due: NOON });
  await runAt(NOON);
  expect(titles()).toEqual(['ben invites you to a table']);
  await jobs.add({ kind: INVITATION_NOTICE, key: 'anna ben a', due: NOON });
  await runAt(NOON + 2 * HOUR);
  expect(titles()).toHaveLength(1);
  await matches.add(aMatch('a-1', NOON, ['anna', 'ben']));
  await jobs.add({ kind: MATCH_NOTICE, key: 'anna a-1', due: NOON });
  await runAt(NOON + 2 * HOUR);
  expect(device.read(service.requests[1]!)).toMatchObject({ title: 'Match over', path: 't/a' });
});

test('a device subscribes at a known push service, until it is signed out', async () => {
  const service = await FakePushService.start();
  const server = await TestServer.start({ settings: { pushServices: [service.origin] } });
  onTestFinished(() => server.close());
  const ana = await Player.arrive(server.address, 'Ana');
  const state = async () => (await (await ana.fetch('/api/me/notices')).json()) as NoticeState;
  expect(await state()).toMatchObject({ endpoint: null, choice: DEFAULT_NOTICES });
  const { subscription } = new FakeDevice(`${service.origin}/ana`);
  for (const endpoint of [
    'https://169.254.169.254/',
    'https://evil.example/',
    'http://fcm.googleapis.com/',
  ]) {
    const refused = await ana.fetch('/api/me/push', 'PUT', { ...subscription, endpoint });
    expect(refused.status).toBe(403);
  }
  expect((await ana.fetch('/api/me/push', 'PUT', { ...subscription, language: 'xx' })).status).toBe(400);
  expect((await ana.fetch('/api/me/push', 'PUT', subscription)).status).toBe(204);
  expect((await state()).endpoint).toBe(subscription.endpoint);
  const choice = { ...DEFAULT_NOTICES, matches: false, zone: 'Europe/Budapest' };
  expect((await ana.fetch('/api/me/notices', 'PUT', choice)).status).toBe(204);
  expect((await ana.fetch('/api/me/notices', 'PUT', { ...choice, zone: 'Mars/Base' })).status).toBe(400);
  expect((await state()).choice).toEqual(choice);
  expect((await ana.fetch('/api/me/push', 'DELETE')).status).toBe(204);
  expect((await state()).endpoint).toBeNull();
});
