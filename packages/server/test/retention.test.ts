import { FakeClock } from '@schupf/runner/memory';
import { expect, onTestFinished, test } from 'vitest';
import { LocalLobbyNews } from '../src/bus/lobby-news.ts';
import { LocalBus } from '../src/bus/local-bus.ts';
import { Gateway } from '../src/gateway/gateway.ts';
import { retentionJobs } from '../src/jobs/retention.ts';
import { LocalPairingLink } from '../src/pairing/pairing-link.ts';
import { deletePersonWith } from '../src/people/delete-person.ts';
import { Presence } from '../src/people/presence.ts';
import { openFolder } from '../src/storage/folder.ts';
import { onlyClaimant } from '../src/tables/claim-table.ts';
import { secureRandomness } from '../src/tables/secure-randomness.ts';
import { TableRegistry } from '../src/tables/table-registry.ts';
import { NO_MODERATION, NO_SANCTIONS } from './no-moderation.ts';
import { NO_RATINGS } from './no-ratings.ts';
import { aMatch, anUpload, aTable, temporaryFolder } from './rows.ts';

const DAY_MS = 24 * 3600 * 1000;

async function startRetention(settings = { peopleRetentionDays: 400, tableRetentionDays: 30 }) {
  const storage = await openFolder(temporaryFolder());
  const onFault = (error: unknown): void => {
    throw error;
  };
  const bus = new LocalBus();
  const clock = new FakeClock();
  const registry = new TableRegistry({
    storage,
    moderation: NO_MODERATION,
    ratings: NO_RATINGS,
    bus,
    pool: { decide: async () => null, prepare: () => {} },
    chance: secureRandomness,
    clock,
    onFault,
    claimant: onlyClaimant('test'),
    onInput: () => {},
    onTurns: () => {},
    onLost: () => {},
    onBotReplaced: () => {},
  });
  const gateway = new Gateway({
    bus,
    lobbyNews: new LocalLobbyNews(),
    storage,
    sanctions: NO_SANCTIONS,
    limits: { take: async () => true },
    pairing: new LocalPairingLink(),
    countTables: () => 0,
    node: 'test',
    maxConnectionsPerAddress: 1,
    presence: new Presence({ clock, publish: () => {} }),
    date: () => 0,
    clock,
    onFault,
    onRejected: () => {},
  });
  const deletePerson = deletePersonWith({
    storage,
    publishNews: (news) => gateway.hear(news),
    calls: registry,
    date: () => 0,
    onFault,
  });
  /** Carries out all jobs once, at a date. */
  const run = async (now: number): Promise<void> => {
    const { signal } = new AbortController();
    for (const job of retentionJobs({ storage, deletePerson, settings, date: () => now }))
      await job.run('', signal);
  };
  onTestFinished(async () => {
    gateway.close();
    await registry.close();
    await storage.close();
  });
  const addPerson = async (id: string, at: number) => {
    await storage.people.add({ id, name: `Called ${id}`, since: at });
    await storage.people.addSession({ hash: `device of ${id}`, person: id, since: at, seen: at });
  };
  return { storage, deletePerson, run, addPerson };
}

test('deletes inactive people, and sooner if they have never played', async () => {
  const { storage, run, addPerson } = await startRetention();
  const { people, matches } = storage;
  for (const id of ['anna', 'ben', 'carla']) await addPerson(id, 0);
  await matches.add(aMatch('m', 1, ['anna', 'ben']));
  await people.touchSession('device of ben', 300 * DAY_MS);
  const remaining = async (): Promise<string[]> => {
    const all = await Promise.all(['anna', 'ben', 'carla'].map((id) => people.find(id)));
    return all.flatMap((person) => (person === null ? [] : [person.id]));
  };
  await run(29 * DAY_MS);
  expect(await remaining()).toEqual(['anna', 'ben', 'carla']);
  await run(31 * DAY_MS);
  expect(await remaining()).toEqual(['anna', 'ben']);
  await run(399 * DAY_MS);
  expect(await remaining()).toEqual(['anna', 'ben']);
  await run(401 * DAY_MS);
  expect(await remaining()).toEqual(['ben']);
  expect((await matches.find('m'))?.record).not.toContain('Anna');
  expect((await matches.find('m'))?.record).toContain('Ben');
  await run(701 * DAY_MS);
  expect(await remaining()).toEqual([]);
  expect(await matches.find('m')).toBeNull();
});

test('does not delete people who have a seat or are about to sign in on another device', async () => {
  const { storage, run, addPerson } = await startRetention();
  const { people, tables } = storage;
  for (const id of ['anna', 'ben']) await addPerson(id, 0);
  await tables.add(aTable('aaa', { changed: 100 * DAY_MS, stage: 'playing', seatsAnna: true }));
  await people.addDeviceCode('w', 'ben', 100 * DAY_MS + 1);
  await run(100 * DAY_MS);
  expect([await people.find('anna'), await people.find('ben')]).not.toContain(null);
  await tables.close('aaa', 100 * DAY_MS);
  await run(100 * DAY_MS + 1);
  expect([await people.find('anna'), await people.find('ben')]).toEqual([null, null]);
});

test('deletes tables that were closed long ago, and expired device codes', async () => {
  const { storage, run, addPerson } = await startRetention({
    peopleRetentionDays: 400,
    tableRetentionDays: 2,
  });
  const { people, tables } = storage;
  await addPerson('anna', 0);
  await people.addDeviceCode('w', 'anna', 5);
  for (let n = 0; n < 250; n++) {
    await tables.add(aTable(`t${n}`));
    if (n > 0) await tables.close(`t${n}`, n === 1 ? 2 * DAY_MS : n);
  }
  await run(3 * DAY_MS);
  const rows = await Promise.all(Array.from({ length: 250 }, (_, n) => tables.find(`t${n}`)));
  expect(rows.flatMap((row) => (row === null ? [] : [row.code]))).toEqual(['t0', 't1']);
  expect(await people.takeDeviceCode('w', 4)).toBeNull();
});

test('lets other work run while a person with many matches is being deleted', async () => {
  const { storage, deletePerson, addPerson } = await startRetention();
  for (const id of ['anna', 'ben']) await addPerson(id, 0);
  for (let n = 0; n < 60; n++) await storage.matches.add(aMatch(`m${n}`, n, ['anna', 'ben']));
  let turns = 0;
  let isDone = false;
  const count = (): void => {
    turns++;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await deletePerson('anna', 'wish');
  isDone = true;
  expect(turns).toBeGreaterThan(10);
  expect((await storage.matches.find('m59'))?.players[0]).toEqual({ person: null, name: '' });
});

test('deletes the counts of limits when their time is over', async () => {
  const { storage, run } = await startRetention();
  const take = () => storage.limits.take('key', 1, { now: 5, until: 10 });
  await take();
  await run(9);
  expect(await take()).toBe(false);
  await run(10);
  expect(await take()).toBe(true);
});

test('stops when it is told to', async () => {
  const { storage, deletePerson, addPerson } = await startRetention();
  for (const id of ['anna', 'ben', 'carla']) await addPerson(id, 0);
  const stop = new AbortController();
  const settings = { peopleRetentionDays: 1, tableRetentionDays: 1 };
  const jobs = retentionJobs({
    storage,
    settings,
    date: () => 100 * DAY_MS,
    deletePerson: async (person, why) => {
      await deletePerson(person, why);
      stop.abort();
    },
  });
  const deletesPeople = jobs.find(({ kind }) => kind === 'delete-people')!;
  await expect(deletesPeople.run('', stop.signal)).rejects.toThrow();
  const left = await Promise.all(['anna', 'ben', 'carla'].map((id) => storage.people.find(id)));
  expect(left.filter((person) => person !== null)).toHaveLength(2);
});

test('deletes uploads when they expire, and forgets them a year later', async () => {
  const { storage, run } = await startRetention();
  const { uploads } = storage;
  await uploads.add(anUpload('u', 10 * DAY_MS));
  await run(9 * DAY_MS);
  expect(await uploads.find('u')).toEqual(anUpload('u', 10 * DAY_MS));
  await run(11 * DAY_MS);
  expect(await uploads.find('u')).toEqual({ id: 'u', gone: 'expired' });
  await run(374 * DAY_MS);
  expect(await uploads.find('u')).not.toBeNull();
  await run(376 * DAY_MS);
  expect(await uploads.find('u')).toBeNull();
});

test('deletes outcomes after ninety days', async () => {
  const { storage, run } = await startRetention();
  await storage.people.add({ id: 'anna', name: 'Anna', since: 0 });
  await storage.outcomes.note({ person: 'anna', kind: 'no-show', at: 10 * DAY_MS });
  await run(20 * DAY_MS);
  expect(await storage.outcomes.of('anna', 1)).toHaveLength(1);
  await run(101 * DAY_MS);
  expect(await storage.outcomes.of('anna', 1)).toEqual([]);
});
