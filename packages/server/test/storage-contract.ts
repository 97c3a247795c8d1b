import { openedEntry, type TableConfig } from '@schupf/table';
import { expect } from 'vitest';
import type { LogRow, MatchRow, Storage, TableRow } from '../src/storage/storage.ts';
import { ACCOUNT_CLAUSES } from './accounts-contract.ts';
import { FRIENDS_CLAUSES } from './friends-contract.ts';
import { MODERATION_CLAUSES } from './moderation-contract.ts';
import { PAIRING_CLAUSES } from './pairing-contract.ts';
import { RATING_CLAUSES } from './ratings-contract.ts';
import { addTables, aMatch, anUpload, aTable, logRow, wakes } from './rows.ts';
import { SHARED_WORK_CLAUSES } from './shared-work-contract.ts';
import { TURNS_CLAUSES } from './turns-contract.ts';

/** Opens empty storage; `reopen` opens the same storage a second time. */
export type OpenStorage = () => Promise<{ storage: Storage; reopen: () => Promise<Storage> }>;

interface StorageClause {
  readonly title: string;
  readonly check: () => Promise<void>;
}

/** The contract for every implementation of `Storage`. */
export function storageContract(open: OpenStorage): StorageClause[] {
  const clause = (
    title: string,
    verify: (storage: Storage, reopen: () => Promise<Storage>) => Promise<void>,
  ) => ({
    title,
    check: async () => {
      const { storage, reopen } = await open();
      await verify(storage, reopen);
    },
  });

  return [
    clause('finds a person by id until they are deleted', async ({ people }) => {
      expect(await people.find('anna')).toBeNull();
      await people.add({ id: 'anna', name: 'Anna', since: 5 });
      expect(await people.find('anna')).toEqual({ id: 'anna', name: 'Anna', since: 5 });
      await people.rename('anna', "Ánna'; --");
      expect(await people.find('anna')).toEqual({ id: 'anna', name: "Ánna'; --", since: 5 });
      await people.delete('anna');
      expect(await people.find('anna')).toBeNull();
    }),
    clause('does not add a person twice', async ({ people }) => {
      await people.add({ id: 'anna', name: 'Anna', since: 5 });
      await expect(people.add({ id: 'anna', name: 'Other', since: 6 })).rejects.toThrow();
      expect((await people.find('anna'))?.name).toBe('Anna');
    }),
    clause('finds the person of a session until the session ends', async ({ people }) => {
      await people.add({ id: 'anna', name: 'Anna', since: 5 });
      const first = { hash: 'h1', person: 'anna', since: 6, seen: 6 };
      const second = { hash: 'h2', person: 'anna', since: 7, seen: 7 };
      await people.addSession(first);
      await people.addSession(second);
      expect(await people.findSession('h1')).toEqual({
        session: first,
        person: { id: 'anna', name: 'Anna', since: 5 },
      });
      await people.touchSession('h1', 99);
      expect(await people.sessionsOf('anna')).toEqual([{ ...first, seen: 99 }, second]);
      await people.endSession('h1');
      expect(await people.findSession('h1')).toBeNull();
      expect(await people.sessionsOf('anna')).toEqual([second]);
      expect(await people.sessionsOf('ben')).toEqual([]);
    }),
    clause('redeems a device code only once', async ({ people }, reopen) => {
      await people.add({ id: 'anna', name: 'Anna', since: 5 });
      await people.addDeviceCode('w', 'anna', 100);
      const other = await reopen();
      const takers = [people.takeDeviceCode('w', 99), other.people.takeDeviceCode('w', 99)];
      expect((await Promise.all(takers)).sort()).toEqual(['anna', null]);
      expect(await people.takeDeviceCode('w', 99)).toBeNull();
      expect(await people.takeDeviceCode('unknown', 99)).toBeNull();
    }),
    clause('does not redeem an expired device code', async ({ people }) => {
      await people.add({ id: 'anna', name: 'Anna', since: 5 });
      await people.addDeviceCode('w', 'anna', 100);
      await people.addDeviceCode('later', 'anna', 200);
      expect(await people.takeDeviceCode('w', 100)).toBeNull();
      expect(await people.takeDeviceCode('w', 50)).toBeNull();
      expect(await people.takeDeviceCode('later', 100)).toBe('anna');
    }),
    clause('blocks people in one direction, and unblocks them', async ({ people }) => {
      const [anna, ben, carla] = await threePeople({ people });
      await people.block('anna', 'carla', 1);
      await people.block('anna', 'ben', 2);
      await people.block('anna', 'ben', 3);
      expect(await people.blockedBy('anna')).toEqual([carla, ben]);
      expect(await people.blockedBy('ben')).toEqual([]);
      await people.unblock('anna', 'carla');
      await people.unblock('ben', 'anna');
      expect(await people.blockedBy('anna')).toEqual([ben]);
      await people.block('ben', 'anna', 4);
      expect(await people.blockedBy('ben')).toEqual([anna]);
    }),
    clause('leaves nothing of a deleted person except anonymised matches', async (storage) => {
      const { people, matches } = storage;
      const [, ben] = await threePeople(storage);
      await people.addSession({ hash: 'h', person: 'anna', since: 1, seen: 1 });
      await people.addDeviceCode('w', 'anna', 100);
      await people.block('anna', 'ben', 1);
      await people.block('ben', 'anna', 1);
      await matches.add(aMatch('m', 10, ['anna', 'ben']));
      await people.delete('anna');
      while (await matches.anonymizeDeleted(1));
      expect(await people.findSession('h')).toBeNull();
      expect(await people.sessionsOf('anna')).toEqual([]);
      expect(await people.takeDeviceCode('w', 1)).toBeNull();
      expect(await people.blockedBy('anna')).toEqual([]);
      expect(await people.blockedBy('ben')).toEqual([]);
      expect(await matches.playedBy('anna', 100, 10)).toEqual([]);
      const match = await matches.find('m');
      expect(match?.players.slice(0, 2)).toEqual([
        { person: null, name: '' },
        { person: 'ben', name: 'Ben' },
      ]);
      expect(match?.record).not.toContain('Anna');
      expect(match?.record).toContain('Ben');
      expect(await people.find('ben')).toEqual(ben);
    }),
    clause(
      'removes a deleted person from open tables and returns their codes',
      async ({ people, tables, logs }) => {
        await people.add({ id: 'anna', name: 'Anna', since: 1 });
        await people.add({ id: 'ben', name: 'Benedikt', since: 1 });
        for (const code of ['aaa', 'bbb', 'ccc', 'shut']) await tables.add(aTable(code, { seatsAnna: true }));
        const sat = (table: string, seq: number, by: string, name: string): LogRow => ({
          ...logRow(table, seq),
          entry: { type: 'command', by, id: 's', command: { type: 'sit', chair: 2, name }, at: seq },
        });
        for (const code of ['aaa', 'shut']) expect(await tables.admit(code, 'ben')).toBe(true);
        const { config } = aTable('aaa', { seatsAnna: true });
        const opened: LogRow = { ...logRow('aaa', 0), entry: openedEntry(config, 1) };
        const summary = {
          ...aTable('aaa').summary,
          chairs: [
            { type: 'person', name: 'Benedikt', id: 'ben' } as const,
            { type: 'person', name: 'Anna', id: 'anna' } as const,
          ],
        };
        await tables.updateSummary('aaa', 0, summary, 3);
        await logs.append([
          [
            opened,
            sat('aaa', 1, 'ben', 'Benno'),
            sat('aaa', 2, 'ben', 'Benedikt'),
            sat('aaa', 3, 'anna', 'Anna'),
          ],
        ]);
        await tables.close('shut', 5);
        expect((await people.delete('ben')).toSorted()).toEqual(['aaa']);
        const stored = async () => JSON.stringify([await logs.load('aaa'), await tables.find('aaa')]);
        expect(await stored()).not.toMatch(/Benno|Benedikt/);
        expect(await stored()).toContain('Anna');
        expect((await logs.load('aaa')).map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
        expect(await tables.admit('aaa', 'ben')).toBe(false);
        await logs.append([[sat('aaa', 4, 'ben', 'Benno')]]);
        await tables.anonymize('aaa', 'ben');
        expect(await stored()).not.toContain('Benno');
        expect((await people.delete('anna')).toSorted()).toEqual(['aaa', 'bbb', 'ccc']);
        expect(await stored()).not.toContain('Anna');
        expect(await people.delete('anna')).toEqual([]);
      },
    ),
    clause('admits a person to open tables, any number of times', async ({ people, tables }) => {
      await people.add({ id: 'ben', name: 'Ben', since: 1 });
      await tables.add(aTable('aaa'));
      await tables.add(aTable('shut'));
      await tables.close('shut', 5);
      for (let n = 0; n < 2; n++) expect(await tables.admit('aaa', 'ben')).toBe(true);
      expect(await tables.admit('shut', 'ben')).toBe(false);
      expect(await tables.admit('nowhere', 'ben')).toBe(false);
    }),
    clause('deletes a match together with the last person who played it', async (storage) => {
      const { people, matches } = storage;
      await threePeople(storage);
      await matches.add(aMatch('m', 10, ['anna', 'ben']));
      for (const id of ['anna', 'ben']) {
        expect(await matches.find('m')).not.toBeNull();
        await people.delete(id);
        while (await matches.anonymizeDeleted(10));
      }
      expect(await matches.find('m')).toBeNull();
      await matches.add(aMatch('late', 10, ['anna', 'ben']));
      expect(await matches.find('late')).toBeNull();
    }),
    clause('finds a match by the id it is shared under', async (storage) => {
      const { matches } = storage;
      await threePeople(storage);
      const shared = { ...aMatch('m', 10, ['anna', 'ben']), share: 'public' };
      await matches.add(shared);
      await matches.add(aMatch('n', 11, ['anna', 'ben']));
      expect(await matches.findShared('public')).toEqual(shared);
      expect(await matches.findShared('m')).toBeNull();
      expect((await matches.playedBy('anna', 100, 10)).map(({ share }) => share)).toEqual([null, 'public']);
    }),
    clause(
      'keeps an upload until it expires or is withdrawn, and then remembers which of the two happened',
      async ({ uploads }, reopen) => {
        const first = anUpload('first', 100);
        const second = anUpload('second', 200);
        const third = anUpload('third', 300);
        for (const upload of [first, second, third]) await uploads.add(upload);
        expect(await uploads.find('first')).toEqual(first);
        expect(await uploads.find('unknown')).toBeNull();
        expect(await uploads.count()).toBe(3);
        expect(await uploads.withdraw('third', 'key of first')).toBe(false);
        expect(await uploads.withdraw('third', 'key of third')).toBe(true);
        expect(await uploads.withdraw('third', 'key of third')).toBe(false);
        expect(await uploads.withdraw('third', '')).toBe(false);
        expect(await uploads.expire(99, 10)).toBe(0);
        expect(await uploads.expire(300, 1)).toBe(1);
        expect(await uploads.expire(300, 10)).toBe(1);
        expect(await uploads.expire(300, 10)).toBe(0);
        const found = await Promise.all(['first', 'second', 'third'].map((id) => uploads.find(id)));
        expect(found).toEqual([
          { id: 'first', gone: 'expired' },
          { id: 'second', gone: 'expired' },
          { id: 'third', gone: 'withdrawn' },
        ]);
        expect(await uploads.count()).toBe(0);
        expect(await uploads.deleteGone(200, 10)).toBe(1);
        expect(await (await reopen()).uploads.find('first')).toBeNull();
        expect(await uploads.deleteGone(999, 1)).toBe(1);
        expect(await uploads.deleteGone(999, 10)).toBe(1);
        expect(await uploads.deleteGone(999, 10)).toBe(0);
      },
    ),
    clause('lists inactive people page by page', async (storage) => {
      const { people, matches } = storage;
      await threePeople(storage);
      await people.add({ id: 'dora', name: 'Dora', since: 3 });
      await people.addSession({ hash: 'h', person: 'anna', since: 1, seen: 8 });
      await people.addSession({ hash: 'i', person: 'ben', since: 1, seen: 1 });
      await people.touchSession('i', 9);
      await matches.add(aMatch('m', 10, ['anna']));
      const [anna, carla, dora] = [
        { id: 'anna', seen: 8, hasHistory: true },
        { id: 'carla', seen: 3, hasHistory: false },
        { id: 'dora', seen: 3, hasHistory: false },
      ] as const;
      expect(await people.inactive(9, null, 10)).toEqual([carla, dora, anna]);
      expect(await people.inactive(9, null, 1)).toEqual([carla]);
      expect(await people.inactive(9, carla, 1)).toEqual([dora]);
      expect(await people.inactive(9, dora, 10)).toEqual([anna]);
      expect(await people.inactive(9, anna, 10)).toEqual([]);
    }),
    clause('stores a match without people who were deleted during it', async (storage) => {
      const { people, matches } = storage;
      await threePeople(storage);
      await people.delete('anna');
      await matches.add(aMatch('m', 10, ['anna', 'ben']));
      const match = await matches.find('m');
      expect(match?.players[0]).toEqual({ person: null, name: '' });
      expect(match?.record).not.toContain('Anna');
      expect(await matches.playedBy('anna', 100, 10)).toEqual([]);
    }),
    clause('ignores calls for a person who does not exist', async ({ people }) => {
      await people.add({ id: 'ben', name: 'Ben', since: 1 });
      await people.rename('anna', 'Anna');
      await people.delete('anna');
      await people.addSession({ hash: 'h', person: 'anna', since: 1, seen: 1 });
      await people.touchSession('h', 2);
      await people.endSession('h');
      await people.addDeviceCode('w', 'anna', 100);
      await people.block('anna', 'ben', 1);
      await people.block('ben', 'anna', 1);
      await people.unblock('ben', 'anna');
      expect(await people.find('anna')).toBeNull();
      expect(await people.findSession('h')).toBeNull();
      expect(await people.takeDeviceCode('w', 1)).toBeNull();
      expect(await people.blockedBy('ben')).toEqual([]);
    }),

    clause('returns a table as it was stored', async ({ people, tables }, reopen) => {
      await people.add({ id: 'anna', name: 'Anna', since: 1 });
      expect(await tables.find('aaa')).toBeNull();
      const table = aTable('aaa', { seatsAnna: true });
      expect(await tables.add(table)).toBe('added');
      expect(await tables.find('aaa')).toEqual(table);
      expect(await (await reopen()).tables.find('aaa')).toEqual(table);
    }),
    clause('does not add a second table with the same code', async ({ tables }) => {
      const table = aTable('aaa');
      await tables.add(table);
      expect(await tables.add(aTable('aaa', { changed: 77 }))).toBe('code-taken');
      expect(await tables.find('aaa')).toEqual(table);
    }),
    clause('does not add a table at which someone would sit who has been deleted', async (storage) => {
      const { people, tables } = storage;
      await threePeople(storage);
      await people.delete('anna');
      expect(await tables.add(aTable('aaa', { seatsAnna: true }))).toBe('person-deleted');
      expect(await tables.find('aaa')).toBeNull();
    }),
    clause('starts a new epoch with every claim', async ({ tables }, reopen) => {
      await tables.add(aTable('aaa'));
      const other = await reopen();
      const claims = await Promise.all([tables, other.tables, tables].map((each) => each.claim('aaa', 'n')));
      const epochs = claims.map((claim) => (claim?.ok ? claim.epoch : null));
      expect(epochs.toSorted()).toEqual([1, 2, 3]);
      expect(await tables.claim('bbb', 'n')).toBeNull();
    }),
    clause(
      'lets one of several processes claim a table, until it releases it or is gone',
      async ({ tables }) => {
        await tables.add(aTable('aaa'));
        expect(await tables.owner('aaa')).toBeNull();
        const claims = await Promise.all(['n1', 'n2', 'n3'].map((node) => tables.claim('aaa', node)));
        const { node: owner, epoch } = (await tables.owner('aaa'))!;
        expect(epoch).toBe(1);
        expect(claims.toSorted((a, b) => Number(b!.ok) - Number(a!.ok))).toEqual([
          { ok: true, epoch: 1 },
          { ok: false, owner },
          { ok: false, owner },
        ]);
        expect(await tables.claim('aaa', 'n4', 'n5')).toEqual({ ok: false, owner });
        expect(await tables.claim('aaa', 'n4', owner)).toEqual({ ok: true, epoch: 2 });
        await tables.release('aaa', 1);
        expect(await tables.owner('aaa')).toEqual({ node: 'n4', epoch: 2 });
        await tables.add(aTable('bbb'));
        expect(await tables.owners(['aaa', 'bbb', 'ccc'])).toEqual(
          new Map([['aaa', { node: 'n4', epoch: 2 }]]),
        );
        await tables.release('aaa', 2);
        expect(await tables.owner('aaa')).toBeNull();
        expect(await tables.claim('aaa', 'n1')).toEqual({ ok: true, epoch: 4 });
      },
    ),
    clause('stores nothing that was written in an epoch that is over', async ({ tables, logs }) => {
      const table = aTable('aaa');
      await tables.add(table);
      expect(await logs.append([wakes('aaa', 0, 2)])).toEqual(['stored']);
      await tables.claim('aaa', 'n');
      expect(await logs.append([wakes('aaa', 2, 1)])).toEqual(['lost']);
      await tables.updateSummary('aaa', 0, { ...table.summary, round: 9 }, 50);
      await tables.setWakeTime('aaa', 0, 10);
      expect(await tables.find('aaa')).toEqual(table);
      expect(await tables.due(100, 10)).toEqual([]);
      expect(await logs.append([[logRow('aaa', 1, 1)]])).toEqual(['behind']);
      expect(await logs.append([[logRow('aaa', 2, 1)]])).toEqual(['stored']);
      await tables.release('aaa', 1);
      expect(await logs.append([[logRow('aaa', 3, 1)]])).toEqual(['lost']);
      expect((await logs.load('aaa')).map(({ epoch }) => epoch)).toEqual([0, 0, 1]);
    }),
    clause('updates the summary of a table', async ({ tables }) => {
      const table = aTable('aaa');
      await tables.add(table);
      const summary = { ...table.summary, stage: 'playing', round: 3 } as const;
      await tables.updateSummary('aaa', 0, summary, 50);
      expect(await tables.find('aaa')).toEqual({ ...table, summary, stage: 'playing', changed: 50 });
      await tables.updateSummary('bbb', 0, summary, 50);
      expect(await tables.find('bbb')).toBeNull();
    }),
    clause('lists open tables that are not private, newest first', async ({ tables }) => {
      await tables.add(aTable('old', { opened: 10 }));
      await tables.add(aTable('new', { opened: 30, stage: 'over' }));
      await tables.add(aTable('mid', { opened: 20, stage: 'playing' }));
      await tables.add(aTable('shut', { opened: 40 }));
      await tables.add(aTable('mine', { opened: 50, visibility: 'private' }));
      await tables.close('shut', 60);
      expect(codesOf(await tables.listed(10))).toEqual(['new', 'mid', 'old']);
      expect(codesOf(await tables.listed(2))).toEqual(['new', 'mid']);
    }),
    clause('keeps the latest snapshot of a table', async ({ tables, snapshots }, reopen) => {
      await tables.add(aTable('aaa'));
      expect(await snapshots.load('aaa')).toBeNull();
      await snapshots.save('aaa', 'first');
      await snapshots.save('aaa', 'second');
      await snapshots.save('unknown', 'text');
      expect(await snapshots.load('aaa')).toBe('second');
      expect(await snapshots.load('unknown')).toBeNull();
      expect(await (await reopen()).snapshots.load('aaa')).toBe('second');
    }),
    clause('deletes the snapshot of a table at which a deleted person sat', async (storage) => {
      const { people, tables, snapshots } = storage;
      await people.add({ id: 'anna', name: 'Anna', since: 5 });
      await tables.add(aTable('aaa'));
      expect(await tables.admit('aaa', 'anna')).toBe(true);
      await snapshots.save('aaa', '{"name":"Anna"}');
      await people.delete('anna');
      expect(await snapshots.load('aaa')).toBeNull();
    }),
    clause('loads a part of a log', async ({ tables, logs }) => {
      await tables.add(aTable('aaa'));
      await logs.append([wakes('aaa', 0, 5)]);
      const numbers = async (from: number, limit?: number) =>
        (await logs.load('aaa', from, limit)).map(({ seq }) => seq);
      expect(await numbers(3)).toEqual([3, 4]);
      expect(await numbers(1, 2)).toEqual([1, 2]);
      expect(await numbers(5, 2)).toEqual([]);
    }),
    clause('finds the tables that have to be loaded by now, the earliest first', async ({ tables }) => {
      for (const code of ['a', 'b', 'c', 'd']) await tables.add(aTable(code));
      await tables.setWakeTime('a', 0, 30);
      await tables.setWakeTime('b', 0, 10);
      await tables.setWakeTime('c', 0, 20);
      expect(await tables.due(9, 10)).toEqual([]);
      expect(await tables.due(20, 10)).toEqual(['b', 'c']);
      expect(await tables.due(100, 2)).toEqual(['b', 'c']);
      await tables.claim('d', 'n1');
      await tables.setWakeTime('d', 1, 5);
      expect(await tables.due(20, 10, ['n2'])).toEqual(['d', 'b', 'c']);
      expect(await tables.due(20, 10, ['n1', 'n2'])).toEqual(['b', 'c']);
      await tables.setWakeTime('d', 1, null);
      await tables.setWakeTime('b', 0, null);
      await tables.quarantine('c', 'damaged');
      expect(await tables.due(100, 10)).toEqual(['a']);
    }),
    clause('leaves tables in quarantine alone until they are released', async ({ tables }) => {
      await tables.add(aTable('aaa', { changed: 1, visibility: 'open' }));
      await tables.quarantine('aaa', 'row 40 is damaged');
      expect(await tables.quarantined()).toEqual([{ code: 'aaa', problem: 'row 40 is damaged' }]);
      expect((await tables.find('aaa'))?.problem).toBe('row 40 is damaged');
      expect(await tables.listed(10)).toEqual([]);
      expect(await tables.idle(100, 100)).toEqual([]);
      await tables.quarantine('aaa', null);
      expect(await tables.quarantined()).toEqual([]);
      expect(codesOf(await tables.listed(10))).toEqual(['aaa']);
    }),
    clause('distinguishes tables with a match in progress from idle ones', async ({ tables }) => {
      await tables.add(aTable('a', { changed: 10 }));
      await tables.add(aTable('b', { changed: 20, visibility: 'private' }));
      await tables.add(aTable('c', { changed: 5, stage: 'playing' }));
      await tables.add(aTable('d', { changed: 5, stage: 'over' }));
      await tables.add(aTable('e', { changed: 5 }));
      await tables.close('e', 6);
      expect((await tables.idle(20, 0)).toSorted()).toEqual(['a', 'd']);
      expect((await tables.idle(21, 0)).toSorted()).toEqual(['a', 'b', 'd']);
      expect(await tables.idle(5, 0)).toEqual([]);
      expect(await tables.abandoned(1000, 0)).toEqual(['c']);
      expect(await tables.abandoned(5, 5)).toEqual([]);
    }),
    clause('gives tables that are played by correspondence more time', async ({ tables }) => {
      await tables.add(aTable('a', { changed: 5, speed: 'days-3' }));
      await tables.add(aTable('b', { changed: 5, speed: 'days', stage: 'playing' }));
      expect(await tables.idle(1000, 5)).toEqual([]);
      expect(await tables.idle(0, 6)).toEqual(['a']);
      expect(await tables.abandoned(1000, 5)).toEqual([]);
      expect(await tables.abandoned(5, 6)).toEqual(['b']);
    }),
    clause(
      'deletes the log, the snapshot, the bot tokens and the names of a closed table',
      async ({ people, tables, logs, snapshots }) => {
        await people.add({ id: 'anna', name: 'Anna', since: 1 });
        await tables.add(aTable('aaa', { seatsAnna: true }));
        await tables.add(aTable('bbb'));
        await tables.addBotToken('hash', 'aaa', 'Robot');
        await logs.append([wakes('aaa', 0, 3), wakes('bbb', 0, 1)]);
        await snapshots.save('aaa', '{}');
        await tables.setWakeTime('aaa', 0, 1);
        await tables.close('aaa', 70);
        await snapshots.save('aaa', '{"late":1}');
        expect(await snapshots.load('aaa')).toBeNull();
        expect(await tables.due(100, 10)).toEqual([]);
        while (await logs.delete('aaa', 2));
        const closed = (await tables.find('aaa'))!;
        expect(closed).toMatchObject({ stage: 'closed', changed: 70, seed: aTable('aaa').seed });
        expect(JSON.stringify(closed)).not.toMatch(/anna/i);
        expect(await logs.load('aaa')).toEqual([]);
        expect(await tables.findBotToken('hash')).toBeNull();
        expect(await logs.load('bbb')).toHaveLength(1);
      },
    ),
    clause('does not reopen a closed table', async ({ tables, logs }) => {
      const { summary } = aTable('aaa');
      await tables.add(aTable('aaa'));
      await logs.append([wakes('aaa', 0, 3)]);
      await tables.close('aaa', 70);
      await tables.updateSummary('aaa', 0, summary, 80);
      await tables.close('aaa', 90);
      await tables.close('unknown', 90);
      expect(await tables.claim('aaa', 'n')).toBeNull();
      expect(await logs.append([wakes('aaa', 3, 1)])).toEqual(['lost']);
      expect(await tables.find('aaa')).toMatchObject({ stage: 'closed', changed: 70 });
    }),
    clause('finds the table of a bot token', async ({ tables }) => {
      await tables.add(aTable('aaa'));
      await tables.addBotToken('hash', 'aaa', 'Robot');
      expect(await tables.findBotToken('hash')).toEqual({ code: 'aaa', name: 'Robot' });
      expect(await tables.findBotToken('other')).toBeNull();
      await tables.addBotToken('new', 'aaa', 'Robot');
      await tables.addBotToken('second', 'aaa', 'Robot 2');
      expect(await tables.findBotToken('hash')).toBeNull();
      expect(await tables.findBotToken('new')).toEqual({ code: 'aaa', name: 'Robot' });
      await tables.close('aaa', 70);
      await tables.addBotToken('late', 'aaa', 'Robot');
      expect(await tables.findBotToken('late')).toBeNull();
    }),

    clause('stores rows with the epoch in which they were written', async ({ tables, logs }, reopen) => {
      const rows = [logRow('aaa', 0), logRow('aaa', 1), logRow('aaa', 2, 1)];
      await tables.add(aTable('aaa'));
      expect(await logs.append([rows])).toEqual(['behind']);
      expect(await logs.append([rows.slice(0, 2)])).toEqual(['stored']);
      await tables.claim('aaa', 'n');
      expect(await logs.append([rows.slice(2)])).toEqual(['stored']);
      expect(await logs.load('aaa')).toEqual(rows);
      expect(await (await reopen()).logs.load('aaa')).toEqual(rows);
    }),
    clause('stores each batch as a whole or not at all, independently of the others', async (storage) => {
      const { logs } = storage;
      await addTables(storage, 'a', 'b', 'c', 'd', 'e', 'f', 'g');
      await logs.append([wakes('a', 0, 2), wakes('b', 0, 2)]);
      const results = await logs.append([
        wakes('a', 2, 2),
        wakes('b', 1, 3),
        wakes('c', 1, 1),
        wakes('d', 0, 2),
        [logRow('e', 0), logRow('e', 2)],
        [logRow('f', 0), logRow('g', 1)],
        [],
        wakes('a', 4, 1),
        wakes('a', 4, 1),
      ]);
      expect(results).toEqual([
        'stored',
        'behind',
        'behind',
        'stored',
        'behind',
        'behind',
        'stored',
        'stored',
        'behind',
      ]);
      const lengths = await Promise.all(
        ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(async (table) => (await logs.load(table)).length),
      );
      expect(lengths).toEqual([5, 2, 0, 2, 0, 0, 0]);
    }),
    clause('accepts the same row number from only one of several writers', async (storage, reopen) => {
      const { logs } = storage;
      const other = await reopen();
      await addTables(storage, 'a');
      for (let seq = 0; seq < 20; seq++) {
        const [[first], [second]] = await Promise.all([
          logs.append([[logRow('a', seq)]]),
          other.logs.append([[logRow('a', seq)]]),
        ]);
        expect([first, second].toSorted()).toEqual(['behind', 'stored']);
      }
      expect((await logs.load('a')).map(({ seq }) => seq)).toEqual(
        Array.from({ length: 20 }, (_, seq) => seq),
      );
    }),
    clause('returns text of any kind unchanged', async ({ tables, logs, matches, people }) => {
      const texts = [
        '',
        '\n',
        "'; drop table event; --",
        '\u0000',
        '\ud83c',
        '🃏',
        '"\\"',
        'ß'.repeat(5000),
        '\ufeff',
      ];
      const rows = texts.map((id, seq) => ({
        ...logRow('a', seq),
        entry: { type: 'command', by: id, id, command: { type: 'ready' }, at: seq } as const,
      }));
      await tables.add(aTable('a'));
      expect(await logs.append([rows])).toEqual(['stored']);
      expect(await logs.load('a')).toEqual(rows);
      for (const [index, pace] of texts.entries()) {
        const config: TableConfig = { ...aTable('x').config, pace };
        await tables.add({ ...aTable(`t${index}`), config });
        expect((await tables.find(`t${index}`))?.config).toEqual(config);
      }
      for (const [index, name] of ["O'Neill", 'Žofie 🃏', 'שלום', '%_"\\'].entries()) {
        await people.add({ id: `p${index}`, name, since: 0 });
        expect((await people.find(`p${index}`))?.name).toBe(name);
        const match: MatchRow = {
          ...aMatch(`m${index}`, 1, []),
          outcome: name,
          players: [{ person: null, name }],
        };
        await matches.add(match);
        expect(await matches.find(`m${index}`)).toEqual(match);
      }
    }),

    clause('stores a match only once', async (storage, reopen) => {
      await threePeople(storage);
      const match = aMatch('m', 10, ['anna', 'ben']);
      expect(await storage.matches.find('m')).toBeNull();
      await storage.matches.add(match);
      await storage.matches.add({ ...match, rounds: 99, players: [] });
      expect(await storage.matches.find('m')).toEqual(match);
      expect(await (await reopen()).matches.find('m')).toEqual(match);
    }),
    clause('lists the matches of a person, newest first', async (storage) => {
      const { matches } = storage;
      await threePeople(storage);
      const added = [1, 2, 3, 4].map((at) => aMatch(`m${at}`, at * 10, at === 3 ? ['ben'] : ['anna', 'ben']));
      for (const match of added) await matches.add(match);
      const [first, second, , fourth] = added.map(({ record: _, ...rest }) => rest);
      expect(await matches.playedBy('anna', 1000, 10)).toEqual([fourth, second, first]);
      expect(await matches.playedBy('anna', 1000, 2)).toEqual([fourth, second]);
      expect(await matches.playedBy('anna', 20, 2)).toEqual([first]);
      expect(await matches.playedBy('carla', 1000, 10)).toEqual([]);
    }),
    ...[
      ...ACCOUNT_CLAUSES,
      ...FRIENDS_CLAUSES,
      ...MODERATION_CLAUSES,
      ...PAIRING_CLAUSES,
      ...RATING_CLAUSES,
      ...SHARED_WORK_CLAUSES,
      ...TURNS_CLAUSES,
    ].map(([title, verify]) => clause(title, verify)),
    clause('handles many concurrent calls', async (storage) => {
      const { people, tables, logs } = storage;
      await threePeople(storage);
      await Promise.all(
        Array.from({ length: 60 }, async (_, index) => {
          await tables.add(aTable(`t${index}`));
          await logs.append([wakes(`t${index}`, 0, 3)]);
          await people.addDeviceCode(`w${index}`, 'anna', 100);
          await Promise.all([
            tables.claim(`t${index}`, 'n'),
            people.takeDeviceCode(`w${index}`, 1),
            storage.probe(),
          ]);
          if (index % 2 === 0) {
            await tables.close(`t${index}`, 9);
            await logs.delete(`t${index}`, 10);
          }
        }),
      );
      expect(await tables.listed(100)).toHaveLength(30);
      expect(await logs.load('t0')).toEqual([]);
      expect(await logs.load('t1')).toHaveLength(3);
    }),
  ];
}

async function threePeople({ people }: Pick<Storage, 'people'>) {
  const three = [
    { id: 'anna', name: 'Anna', since: 1 },
    { id: 'ben', name: 'Ben', since: 2 },
    { id: 'carla', name: 'Carla', since: 3 },
  ] as const;
  for (const person of three) await people.add(person);
  return three;
}

function codesOf(rows: readonly TableRow[]): string[] {
  return rows.map(({ code }) => code);
}
