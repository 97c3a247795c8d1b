import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PGlite } from '@electric-sql/pglite';
import { DEFAULT_NOTICES } from '@schupf/protocol';
import { Kysely, PGliteDialect } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dumpDatabase, fillDatabase } from '../src/storage/copy/copy-database.ts';
import { copyRows, type Row, type Rows, type WritableRows } from '../src/storage/copy/copy-rows.ts';
import { SqliteRows, tablesIn } from '../src/storage/copy/sqlite-rows.ts';
import { migrate } from '../src/storage/sql/migrate.ts';
import { MIGRATIONS } from '../src/storage/sql/migrations/index.ts';
import type { Schema } from '../src/storage/sql/schema.ts';
import { sqlStorage } from '../src/storage/sql/sql-storage.ts';
import { POSTGRES } from '../src/storage/sql/sql-variant.ts';
import { openSqlite } from '../src/storage/sqlite/open.ts';
import { type Storage, StorageError } from '../src/storage/storage.ts';
import { aCredential } from './accounts-contract.ts';
import { anAct, aReport, aSanction } from './moderation-contract.ts';
import { dropNewerTables } from './old-schema.ts';
import { aMatch, anUpload, aTable, someCalls, temporaryFolder, wakes } from './rows.ts';
import { withTurns } from './turns-contract.ts';

let pglite: PGlite;
let db: Kysely<Schema>;

beforeAll(async () => {
  pglite = await PGlite.create();
});

afterAll(() => pglite?.close());

beforeEach(async () => {
  await pglite.exec('drop schema public cascade; create schema public');
  db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
});

/** Names that sort differently by their bytes, by the units of UTF-16 and in most languages. */
const NAMES = ['Zoë', 'anna', 'Ánna', 'ａ', '🐉', 'Ben', "Robert'); --"];

/** Rows in every table, and more than a page of them in some. */
async function addRows({
  people,
  accounts,
  friends,
  profiles,
  tables,
  logs,
  push,
  holidays,
  snapshots,
  matches,
  uploads,
  jobs,
  limits,
  outcomes,
  sanctions,
  reports,
  secrets,
  ratings,
}: Storage): Promise<void> {
  for (const name of ['anna', 'ben', 'carla', 'Zoë', ...NAMES.slice(2)])
    await people.add({ id: name, name, since: 2 ** 45 });
  await people.add({ id: 'dora', name: 'Dora', since: 1 });
  await people.addSession({ hash: 'session', person: 'anna', since: 1, seen: 3 });
  await people.addDeviceCode('code', 'ben', 100);
  await people.block('anna', 'ben', 4);
  await accounts.create({ person: 'anna', userHandle: 'u', since: 5 }, aCredential('key', 'anna'), ['code']);
  await accounts.addChallenge('challenge', { purpose: 'sign-in', person: null }, 100);
  await accounts.prove('session', 6);
  const handle = { person: 'anna', since: 7, changeableBefore: 0, previousHeldUntil: 100 };
  await accounts.setHandle({ ...handle, handle: 'Anna', folded: 'anna' });
  await accounts.removeHandle('anna', 100);
  await accounts.setHandle({ ...handle, handle: 'Anna2', folded: 'anna2' });
  await accounts.offerGuest('session', 'ben');
  for (const code of NAMES) await tables.add(aTable(code, { seatsAnna: true }));
  await tables.add(aTable('listed'), [{ key: 'share', max: 1 }]);
  await tables.add(aTable('closed'));
  await tables.close('closed', 9);
  await tables.setWakeTime('Ben', 0, 12);
  await tables.quarantine('🐉', 'row 3 of the log cannot be read');
  await tables.addBotToken('token', 'Ben', 'Robot');
  await logs.append(NAMES.map((code, index) => wakes(code, 0, 1 + 400 * index)));
  await snapshots.save('Ben', '{"a":"\\u0000"}');
  await matches.add(aMatch('Ben-1', 10, ['anna', 'ben']));
  const four = ['anna', 'ben', 'dora', 'Zoë'].map((id) => ({ type: 'person', id }) as const);
  await matches.add(aMatch('Ben-3', 10, ['anna', 'ben']), {
    pool: 'nanjing-clock',
    participants: four,
    rounds: [{ slots: [0, 1, 2, 3], points: [85, 15] }],
  });
  await ratings.rateNext('nanjing-clock', 1);
  await matches.add({ ...aMatch('Ben-2', 11, ['anna', 'carla']), share: 'shared' });
  await uploads.add(anUpload('upload', 100));
  await jobs.add({ kind: 'tidy', key: 'all', due: 7 });
  await limits.take('limit', 1, { now: 0, until: 50 });
  await push.subscribe({ session: 'session', endpoint: 'https://p', p256dh: 'k', auth: 'a', language: 'hu' });
  await push.saveChoice('anna', DEFAULT_NOTICES);
  await holidays.begin('anna', { since: 1, until: 2 }, { windowStart: 0, max: 1 });
  await logs.append([withTurns(NAMES[0]!, 1, [{ person: 'anna', player: 0, since: 1, until: null }])]);
  await outcomes.note({ person: 'anna', kind: 'no-show', at: 8 });
  await sanctions.add(aSanction('sanction'), anAct('act', 10));
  await sanctions.appeal('sanction', { text: 'no', at: 11 });
  await sanctions.appoint('ben', 4, anAct('appointed', 11));
  await sanctions.holdNetwork('network', { kind: 'mute', until: 50 });
  await reports.add(aReport('report'));
  await secrets.getOrAdd('key', 'value');
  await people.delete('carla');
  await friends.request('anna', 'dora', 1, 10);
  await friends.request('dora', 'anna', 2, 10);
  await friends.request('dora', 'Zoë', 3, 10);
  await friends.invite({ by: 'anna', to: 'dora', table: 'listed', until: 9 });
  await profiles.save('anna', {
    languages: ['hu'],
    presence: 'nobody',
    invitations: 'friends',
    matches: 'everyone',
  });
  await profiles.addCalls('Ben-1', [someCalls(5)]);
}

async function filledFile(): Promise<string> {
  const file = join(temporaryFolder(), 'source.db');
  const storage = await openSqlite(file);
  await addRows(storage);
  await storage.close();
  return file;
}

function contentsOf(file: string): Record<string, unknown[]> {
  using database = new DatabaseSync(file, { readOnly: true });
  return Object.fromEntries(
    tablesIn(database).map(({ name }) => [name, database.prepare(`select * from "${name}"`).all()]),
  );
}

test('the test data has rows in every table', async () => {
  const empty = Object.entries(contentsOf(await filledFile())).filter(([, rows]) => rows.length === 0);
  expect(empty).toEqual([]);
});

test('everything is the same after a copy to PostgreSQL and back', async () => {
  const file = await filledFile();
  const before = contentsOf(file);
  const count = await fillDatabase(db, file);
  expect(count).toBe(Object.values(before).flat().length);
  expect(contentsOf(file)).toEqual(before);
  const back = join(temporaryFolder(), 'back.db');
  await dumpDatabase(db, back);
  const sorted = (contents: Record<string, unknown[]>) =>
    Object.entries(contents).map(([name, rows]) => [name, rows.map((row) => JSON.stringify(row)).toSorted()]);
  expect(sorted(contentsOf(back))).toEqual(sorted(before));
});

test('a copied database can be used', async () => {
  await fillDatabase(db, await filledFile());
  await migrate(db, POSTGRES);
  const storage = sqlStorage(db, POSTGRES);
  expect(await storage.logs.load('Ben', 2000)).toEqual(wakes('Ben', 2000, 1));
  expect(await storage.logs.append([wakes('Ben', 2001, 2)])).toEqual(['stored']);
  await storage.probe();
});

test('a file with an older schema is brought to the newest one', async () => {
  const file = await filledFile();
  {
    using database = new DatabaseSync(file);
    await dropNewerTables(database, 5);
    database.exec(`alter table migration drop column oldest; delete from migration where number > 5;
      alter table game_table add column epoch integer not null default 0`);
  }
  await fillDatabase(db, file);
  const { rows } = await pglite.query('select number, oldest from migration order by number');
  expect(rows).toEqual(MIGRATIONS.map(({ oldest }, index) => ({ number: index + 1, oldest })));
});

test('a database that is not empty stays as it is', async () => {
  await migrate(db, POSTGRES);
  await sqlStorage(db, POSTGRES).people.add({ id: 'dora', name: 'Dora', since: 1 });
  await expect(fillDatabase(db, await filledFile())).rejects.toThrow(/^it is not empty$/);
  expect((await pglite.query('select id from person')).rows).toEqual([{ id: 'dora' }]);
});

test('after a failure the database is still empty', async () => {
  const file = await filledFile();
  {
    using database = new DatabaseSync(file);
    // PostgreSQL cannot store this character in a text.
    database.exec(`update match set outcome = 'a' || char(0) where id = 'Ben-2'`);
  }
  await expect(fillDatabase(db, file)).rejects.toThrow(/^the table match cannot be copied: /);
  expect(await fillDatabase(db, await filledFile())).toBeGreaterThan(0);
});

test('an empty database has nothing to back up', async () => {
  const file = join(temporaryFolder(), 'back.db');
  await expect(dumpDatabase(db, file)).rejects.toThrow(/^it contains no data$/);
  await pglite.exec('create table migration (id text)');
  await expect(dumpDatabase(db, file)).rejects.toThrow(/^it contains tables of another program/);
});

test('data of a newer version is not backed up', async () => {
  await fillDatabase(db, await filledFile());
  await pglite.exec(`update migration set number = 999, oldest = 999 where number = ${MIGRATIONS.length}`);
  const dump = dumpDatabase(db, join(temporaryFolder(), 'back.db'));
  await expect(dump).rejects.toThrow(StorageError);
  await expect(dump).rejects.toThrow(/written by a newer schupf/);
});

const faults: readonly { readonly title: string; readonly read: (pages: Row[][]) => Row[][] }[] = [
  { title: 'a missing row', read: (pages) => [...pages.slice(0, -1), pages.at(-1)!.slice(1)] },
  { title: 'a missing page', read: (pages) => pages.slice(0, -1) },
  { title: 'a row too many', read: (pages) => [...pages, [['extra', 0, 1, 1, '']]] },
  {
    title: 'another value',
    read: (pages) =>
      pages.map((page) => page.map((row) => row.map((value) => (value === 1005 ? 1006 : value)))),
  },
];

test.for(faults)('notices $title in a copy', async ({ read }) => {
  using source = new DatabaseSync(await filledFile(), { readOnly: true });
  const rows: Rows = new SqliteRows(source);
  const copy: WritableRows = {
    async *read(table) {
      const pages = await Array.fromAsync(rows.read(table), (page) => [...page]);
      yield* table.name === 'event' ? read(pages) : pages;
    },
    clear: async () => {},
    insert: async () => {},
  };
  await expect(copyRows(tablesIn(source), rows, copy)).rejects.toThrow(
    'the copy of the table event differs from its source',
  );
});
