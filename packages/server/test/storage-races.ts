import { openedEntry } from '@schupf/table';
import { expect } from 'vitest';
import type { LogRow, Storage } from '../src/storage/storage.ts';
import { aCredential, anAccount } from './accounts-contract.ts';
import { aMatch, anUpload, aTable, logRow, wakes } from './rows.ts';

/** Two processes that use the same storage. */
interface TwoStorages {
  readonly one: Storage;
  readonly other: Storage;
}

interface Race {
  readonly title: string;
  /** Lets two processes do things at the same time, under names that contain `n`. */
  readonly run: (storages: TwoStorages, n: number) => Promise<void>;
}

/** What every implementation of `Storage` must survive if two processes use it at the same time. */
export const STORAGE_RACES: readonly Race[] = [
  {
    title: 'someone who is deleted while being admitted to a table is found there, or is not admitted',
    async run({ one, other }, n) {
      const [person, code] = [`person ${n}`, `table ${n}`];
      await one.people.add({ id: person, name: 'Ben', since: 1 });
      await one.tables.add(aTable(code));
      const [codes, isAdmitted] = await Promise.all([
        one.people.delete(person),
        other.tables.admit(code, person),
      ]);
      expect(codes).toEqual(isAdmitted ? [code] : []);
      expect(await one.tables.admit(code, person)).toBe(false);
    },
  },
  {
    title: 'someone who is deleted while opening a table is not named there',
    async run({ one, other }, n) {
      const code = `table ${n}`;
      await addPeople(one, 'anna');
      const [codes, result] = await Promise.all([
        one.people.delete('anna'),
        other.tables.add(aTable(code, { seatsAnna: true })),
      ]);
      expect(codes).toEqual(result === 'added' ? [code] : []);
      expect(JSON.stringify(await one.tables.find(code))).not.toContain('Anna');
    },
  },
  {
    title: 'someone who is deleted while their match is stored is not named in it',
    async run({ one, other }, n) {
      const id = `match ${n}`;
      await addPeople(one, 'anna', 'ben');
      await Promise.all([deleteEverywhere(one, 'anna'), other.matches.add(aMatch(id, 10, ['anna', 'ben']))]);
      while (await one.matches.anonymizeDeleted(10));
      const match = await one.matches.find(id);
      expect(match?.players.slice(0, 2)).toEqual([
        { person: null, name: '' },
        { person: 'ben', name: 'Ben' },
      ]);
      expect(match?.record).not.toContain('Anna');
      await deleteEverywhere(one, 'ben');
    },
  },
  {
    title: 'two people who are deleted at the same time leave no names at their table',
    async run({ one, other }, n) {
      const code = `table ${n}`;
      await addPeople(one, 'anna', 'ben');
      const table = aTable(code, { seatsAnna: true });
      await one.tables.add(table);
      await one.tables.admit(code, 'ben');
      const opened: LogRow = { ...logRow(code, 0), entry: openedEntry(table.config, 1) };
      const command = { type: 'sit', chair: 2, name: 'Ben' } as const;
      const sat: LogRow = {
        ...logRow(code, 1),
        entry: { type: 'command', by: 'ben', id: 's', command, at: 2 },
      };
      expect(await one.logs.append([[opened, sat]])).toEqual(['stored']);
      const codes = await Promise.all([one.people.delete('anna'), other.people.delete('ben')]);
      expect(codes).toEqual([[code], [code]]);
      const stored = JSON.stringify([await one.tables.find(code), await one.logs.load(code)]);
      expect(stored).not.toMatch(/Anna|Ben/);
    },
  },
  {
    title: 'the last two people of a match are removed at the same time, and the match with them',
    async run({ one, other }, n) {
      const id = `match ${n}`;
      await addPeople(one, 'anna', 'ben');
      await one.matches.add(aMatch(id, 10, ['anna', 'ben']));
      await Promise.all([one.people.delete('anna'), other.people.delete('ben')]);
      await Promise.all([one.matches.anonymizeDeleted(10), other.matches.anonymizeDeleted(10)]);
      while (await one.matches.anonymizeDeleted(10));
      expect(await one.matches.find(id)).toBeNull();
    },
  },
  {
    title: 'two of three people are removed from a match at the same time, and neither stays named',
    async run({ one, other }, n) {
      const id = `match ${n}`;
      await addPeople(one, 'anna', 'ben', 'carla');
      await one.matches.add(aMatch(id, 10, ['anna', 'ben', 'carla']));
      await Promise.all([deleteEverywhere(one, 'anna'), deleteEverywhere(other, 'ben')]);
      while (await one.matches.anonymizeDeleted(10));
      const match = await one.matches.find(id);
      expect(match?.record).not.toMatch(/Anna|Ben/);
      expect(match?.players.map(({ person }) => person)).toEqual([null, null, 'carla', null]);
      await deleteEverywhere(one, 'carla');
    },
  },
  {
    title: 'people who have blocked each other are deleted at the same time',
    async run({ one, other }) {
      await addPeople(one, 'anna', 'ben');
      await one.people.block('anna', 'ben', 1);
      await one.people.block('ben', 'anna', 1);
      await Promise.all([one.people.delete('anna'), other.people.delete('ben')]);
      expect(await one.people.blockedBy('anna')).toEqual([]);
    },
  },
  {
    title: 'a person is deleted while they sign in, are seen, get a device code and are blocked',
    async run({ one, other }) {
      await addPeople(one, 'anna', 'ben');
      await one.people.addSession({ hash: 'old', person: 'anna', since: 1, seen: 1 });
      await Promise.all([
        one.people.delete('anna'),
        other.people.addSession({ hash: 'new', person: 'anna', since: 2, seen: 2 }),
        other.people.touchSession('old', 3),
        other.people.addDeviceCode('code', 'anna', 100),
        other.people.block('ben', 'anna', 4),
        one.people.block('anna', 'ben', 5),
      ]);
      expect(await one.people.findSession('old')).toBeNull();
      expect(await one.people.findSession('new')).toBeNull();
      expect(await one.people.takeDeviceCode('code', 1)).toBeNull();
      expect(await one.people.blockedBy('ben')).toEqual([]);
      await one.people.delete('ben');
    },
  },
  {
    title: 'a device code is redeemed only once',
    async run({ one, other }, n) {
      const person = `person ${n}`;
      await one.people.add({ id: person, name: 'Anna', since: 1 });
      await one.people.addDeviceCode('code', person, 100);
      const taken = await Promise.all([
        one.people.takeDeviceCode('code', 1),
        other.people.takeDeviceCode('code', 1),
      ]);
      expect(taken.filter((id) => id !== null)).toEqual([person]);
    },
  },
  {
    title: 'a table that is closed while someone is admitted and a snapshot is saved keeps neither',
    async run({ one, other }, n) {
      const [person, code] = [`person ${n}`, `table ${n}`];
      await one.people.add({ id: person, name: 'Ben', since: 1 });
      await one.tables.add(aTable(code));
      await Promise.all([
        one.tables.close(code, 5),
        other.tables.admit(code, person),
        other.snapshots.save(code, '{"name":"Ben"}'),
        other.tables.addBotToken(`token ${n}`, code, 'Robot'),
        other.tables.updateSummary(code, 0, aTable(code, { seatsAnna: true }).summary, 6),
      ]);
      expect(await one.people.delete(person)).toEqual([]);
      expect(await one.snapshots.load(code)).toBeNull();
      expect(await one.tables.findBotToken(`token ${n}`)).toBeNull();
      expect(JSON.stringify(await one.tables.find(code))).not.toContain('Anna');
    },
  },
  {
    title: 'a table that is closed while rows are appended accepts no more rows',
    async run({ one, other }, n) {
      const code = `table ${n}`;
      await one.tables.add(aTable(code));
      await one.logs.append([wakes(code, 0, 3)]);
      const [, [result]] = await Promise.all([
        one.tables.close(code, 5),
        other.logs.append([wakes(code, 3, 2)]),
      ]);
      const next = result === 'stored' ? 5 : 3;
      expect(await other.logs.append([wakes(code, next, 1)])).toEqual(['lost']);
      while (await one.logs.delete(code, 2));
      expect(await one.logs.load(code)).toEqual([]);
      expect(await other.logs.append([wakes(code, next, 1)])).toEqual(['lost']);
    },
  },
  {
    title: 'two processes that append to the same tables in different orders leave logs without gaps',
    async run({ one, other }, n) {
      const codes = [`a ${n}`, `b ${n}`, `c ${n}`];
      for (const code of codes) await one.tables.add(aTable(code));
      const batches = codes.map((code) => wakes(code, 0, 2));
      const [first, second] = await Promise.all([
        one.logs.append(batches),
        other.logs.append(batches.toReversed()),
      ]);
      expect(first.map((result, index) => [result, second.at(-1 - index)!].toSorted())).toEqual(
        codes.map(() => ['behind', 'stored']),
      );
      for (const code of codes) expect(await one.logs.load(code)).toEqual(wakes(code, 0, 2));
    },
  },
  {
    title:
      'a process that loses its table while it appends has its rows stored before the new epoch, or not at all',
    async run({ one, other }, n) {
      const code = `table ${n}`;
      await one.tables.add(aTable(code));
      await one.logs.append([wakes(code, 0, 3)]);
      const [[result], claim] = await Promise.all([
        one.logs.append([wakes(code, 3, 2)]),
        other.tables.claim(code, 'other'),
      ]);
      expect(claim).toEqual({ ok: true, epoch: 1 });
      const length = result === 'stored' ? 5 : 3;
      expect(result).toBe(length === 5 ? 'stored' : 'lost');
      expect(await one.logs.append([wakes(code, length, 1)])).toEqual(['lost']);
      expect(await other.logs.append([[logRow(code, length, 1)]])).toEqual(['stored']);
      expect((await one.logs.load(code)).map(({ seq }) => seq)).toEqual([...Array(length + 1).keys()]);
    },
  },
  {
    title: 'a bot token that two processes replace at the same time is valid once',
    async run({ one, other }, n) {
      const code = `table ${n}`;
      const hashes = [`first ${n}`, `second ${n}`];
      await one.tables.add(aTable(code));
      await Promise.all([
        one.tables.addBotToken(hashes[0]!, code, 'Robot'),
        other.tables.addBotToken(hashes[1]!, code, 'Robot'),
      ]);
      const found = await Promise.all(hashes.map((hash) => one.tables.findBotToken(hash)));
      expect(found.filter((token) => token !== null)).toHaveLength(1);
    },
  },
  {
    title: 'an upload that is withdrawn while it expires stays withdrawn',
    async run({ one, other }, n) {
      const id = `upload ${n}`;
      await one.uploads.add(anUpload(id, 100));
      const [isWithdrawn] = await Promise.all([
        one.uploads.withdraw(id, `key of ${id}`),
        other.uploads.expire(100, 10),
      ]);
      await one.uploads.expire(100, 10);
      expect(await one.uploads.find(id)).toEqual({ id, gone: isWithdrawn ? 'withdrawn' : 'expired' });
    },
  },
  {
    title: 'two processes that delete what is old delete each thing once',
    async run({ one, other }, n) {
      for (let index = 0; index < 4; index++) {
        await one.uploads.add(anUpload(`upload ${n} ${index}`, 100));
        await one.tables.add(aTable(`table ${n} ${index}`));
        await one.tables.close(`table ${n} ${index}`, 5);
      }
      const totalOf = async (remove: (storage: Storage) => Promise<number>): Promise<number> => {
        let total = 0;
        const removed = await Promise.all([remove(one), remove(other)]);
        for (let last = removed[0] + removed[1]; last > 0; last = await remove(one)) total += last;
        return total;
      };
      expect(await totalOf(({ uploads }) => uploads.expire(100, 3))).toBe(4);
      expect(await totalOf(({ uploads }) => uploads.deleteGone(1000, 3))).toBe(4);
      expect(await totalOf(({ tables }) => tables.deleteClosed(1000, 3))).toBe(4);
    },
  },
  {
    title: 'jobs that two processes look for at the same time are each taken once',
    async run({ one, other }, n) {
      const kind = `kind ${n}`;
      for (const key of ['a', 'b', 'c']) await one.jobs.add({ kind, key, due: 5 });
      const keys: string[] = [];
      const take = async ({ jobs }: Storage): Promise<boolean> => {
        const job = await jobs.take(kind, 10, 20);
        if (job !== null) keys.push(job.key);
        return job !== null;
      };
      await Promise.all([one, other, one, other].map(take));
      // Someone may have found only a job that another was just taking.
      while (await take(one));
      expect(keys.toSorted()).toEqual(['a', 'b', 'c']);
    },
  },
  {
    title: 'a job whose time is over is taken by one of two processes, or kept by the one that had it',
    async run({ one, other }, n) {
      const kind = `kind ${n}`;
      await one.jobs.add({ kind, key: '', due: 5 });
      const late = (await one.jobs.take(kind, 10, 20))!;
      const [isKept, first, second] = await Promise.all([
        one.jobs.keep(late, 100),
        one.jobs.take(kind, 20, 100),
        other.jobs.take(kind, 20, 100),
      ]);
      const holders = [isKept ? late : null, first, second].filter((job) => job !== null);
      expect(holders).toHaveLength(1);
      expect(await one.jobs.keep(holders[0]!, 100)).toBe(true);
    },
  },
  {
    title: 'a job that is added while it is being finished stays, or is new',
    async run({ one, other }, n) {
      const kind = `kind ${n}`;
      await one.jobs.add({ kind, key: '', due: 5 });
      const job = (await one.jobs.take(kind, 10, 1000))!;
      await Promise.all([one.jobs.finish(job, null), other.jobs.add({ kind, key: '', due: 10 })]);
      expect(await other.jobs.take(kind, 10, 20)).toMatchObject({ kind });
    },
  },
  {
    title: 'someone who is deleted while signing up has no account',
    async run({ one, other }, n) {
      await addPeople(one, 'anna');
      const key = `key ${n}`;
      await Promise.all([
        one.people.delete('anna'),
        other.accounts.create(anAccount('anna'), aCredential(key, 'anna'), [`code ${n}`]),
      ]);
      expect(await one.accounts.findCredential(key)).toBeNull();
      expect(await one.accounts.takeRecoveryCode(`code ${n}`)).toBeNull();
    },
  },
  {
    title: 'a guest whose match is stored while they join an account leaves it to the account',
    async run({ one, other }, n) {
      const [guest, account, id] = [`guest ${n}`, `account ${n}`, `match ${n}`];
      for (const person of [guest, account]) await one.people.add({ id: person, name: 'Carla', since: 1 });
      const match = { ...aMatch(id, 10, []), players: [{ person: guest, name: 'Carla' }] };
      const [result] = await Promise.all([one.accounts.joinGuest(guest, account), other.matches.add(match)]);
      expect(result).toBe('joined');
      // A match that was stored too late for the first call is there for the next one.
      await one.accounts.joinGuest(guest, account);
      expect((await one.matches.playedBy(account, 100, 10)).map((played) => played.id)).toEqual([id]);
    },
  },
  {
    title: 'two processes do not give the same handle to two people',
    async run({ one, other }, n) {
      const people = [`first ${n}`, `second ${n}`];
      for (const person of people) {
        await one.people.add({ id: person, name: 'Anna', since: 1 });
        await one.accounts.create(anAccount(person), aCredential(`key of ${person}`, person), []);
      }
      const wanted = people.map((person) => ({
        ...{ person, handle: `Anna${n}`, folded: `anna${n}`, since: 5 },
        ...{ changeableBefore: 0, previousHeldUntil: 100 },
      }));
      const results = await Promise.all([
        one.accounts.setHandle(wanted[0]!),
        other.accounts.setHandle(wanted[1]!),
      ]);
      expect(results.sort()).toEqual(['set', 'taken']);
    },
  },
  {
    title: 'two processes do not exceed a limit together',
    async run({ one, other }, n) {
      const take = ({ limits }: Storage, now: number) =>
        limits.take(`key ${n}`, 3, { now, until: now + 100 });
      // The second time, the window is over, and both begin a new one.
      for (const now of [0, 100]) {
        const answers = await Promise.all(
          [one, other, one, other, one, other].map((side) => take(side, now)),
        );
        expect(answers.filter(Boolean)).toHaveLength(3);
      }
    },
  },
  {
    title: 'two processes do not list more tables together than a share of the lobby has room for',
    async run({ one, other }, n) {
      const shares = [
        { key: `person ${n}`, max: 3 },
        { key: `network ${n}`, max: 2 },
      ];
      const results = await Promise.all(
        [one, other, one, other].map(({ tables }, index) =>
          tables.add(aTable(`table ${n} ${index}`), index % 2 === 0 ? shares : shares.toReversed()),
        ),
      );
      expect(results.toSorted()).toEqual(['added', 'added', 'too-many-listed', 'too-many-listed']);
    },
  },
];

/** Adds people, though people with the same ids may just have been deleted by the previous run. */
async function addPeople({ people, matches }: Storage, ...ids: string[]): Promise<void> {
  while (await matches.anonymizeDeleted(10));
  for (const id of ids) await people.add({ id, name: `${id[0]!.toUpperCase()}${id.slice(1)}`, since: 1 });
}

async function deleteEverywhere({ people, matches }: Storage, person: string): Promise<void> {
  await people.delete(person);
  while (await matches.anonymizeDeleted(10));
}
