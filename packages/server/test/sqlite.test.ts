import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { storeContract } from '@schupf/testkit';
import { describe, expect, onTestFinished, test } from 'vitest';
import { GroupCommit, withGroupCommit } from '../src/storage/group-commit.ts';
import { openSqlite } from '../src/storage/sqlite/open.ts';
import { type LogRow, type Storage, StorageError } from '../src/storage/storage.ts';
import { TableStore } from '../src/storage/table-store.ts';
import { addTables, aTable, logRow, temporaryFolder, wakes } from './rows.ts';
import { storageContract } from './storage-contract.ts';
import { STORAGE_RACES } from './storage-races.ts';

async function opened(file = join(temporaryFolder(), 'test.db')) {
  const storages: Storage[] = [];
  onTestFinished(async () => {
    for (const storage of storages) await storage.close();
  });
  const reopen = async () => {
    const storage = await openSqlite(file);
    storages.push(storage);
    return storage;
  };
  return { file, storage: await reopen(), reopen };
}

describe('storage in SQLite', () => {
  test.for(storageContract(opened))('$title', ({ check }) => check());
});

describe('storage in SQLite with group commits', () => {
  const clauses = storageContract(async () => {
    const { storage, reopen } = await opened();
    return { storage: withGroupCommit(storage), reopen: async () => withGroupCommit(await reopen()) };
  });
  test.for(clauses)('$title', ({ check }) => check());
});

describe('storage in SQLite, opened twice', () => {
  test.for(STORAGE_RACES)('$title', async ({ run }) => {
    const { storage, reopen } = await opened();
    const storages = { one: storage, other: await reopen() };
    for (let n = 0; n < 3; n++) await run(storages, n);
  });
});

describe('a table store in SQLite', () => {
  const clauses = storeContract(async () => {
    const { storage, reopen } = await opened();
    await addTables(storage, 'aaa');
    return {
      store: new TableStore(storage.logs, 'aaa', 0),
      reopen: async () => new TableStore((await reopen()).logs, 'aaa', 0),
    };
  });
  test.for(clauses)('$title', ({ check }) => check());
});

describe('a table store behind group commits', () => {
  const clauses = storeContract(async () => {
    const { storage } = await opened();
    await addTables(storage, 'aaa');
    const open = () => new TableStore(new GroupCommit(storage.logs), 'aaa', 0);
    return { store: open(), reopen: async () => open() };
  });
  test.for(clauses)('$title', ({ check }) => check());
});

test('keeps everything when it is closed and opened again', async () => {
  const file = join(temporaryFolder(), 'test.db');
  const first = await openSqlite(file);
  await first.tables.add(aTable('aaa'));
  await first.logs.append([wakes('aaa', 0, 5)]);
  await first.close();
  const { storage } = await opened(file);
  expect(await storage.tables.find('aaa')).toEqual(aTable('aaa'));
  expect(await storage.logs.load('aaa')).toEqual(wakes('aaa', 0, 5));
});

test('creates strict tables, and does not make readers wait', async () => {
  const { file } = await opened();
  using database = new DatabaseSync(file);
  expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
  const notStrict = database
    .prepare(
      `select name from pragma_table_list where schema = 'main' and strict = 0 and name not like 'sqlite%'`,
    )
    .all();
  expect(notStrict).toEqual([]);
});

test('refuses data from a newer version with a one-line message, and leaves it unchanged', async () => {
  const file = join(temporaryFolder(), 'test.db');
  await (await openSqlite(file)).close();
  using database = new DatabaseSync(file);
  database.exec('insert into migration values (999, 999)');
  const opening = openSqlite(file);
  await expect(opening).rejects.toThrow(StorageError);
  await expect(opening).rejects.toThrow(
    /^the data was written by a newer schupf \(schema 999, .*\); please update$/,
  );
  expect(database.prepare('select max(number) as newest from migration').get()).toEqual({ newest: 999 });
});

test('removes the name of a deleted person from a table that was stored with the first schema', async () => {
  const file = join(temporaryFolder(), 'test.db');
  const before = await openSqlite(file);
  for (const [id, name] of [
    ['anna', 'Anna'],
    ['ben', 'Ben'],
  ] as const)
    await before.people.add({ id, name, since: 1 });
  await before.tables.add(aTable('aaa', { seatsAnna: true }));
  const command = { type: 'sit', chair: 2, name: 'Ben' } as const;
  const sat: LogRow = { ...logRow('aaa', 0), entry: { type: 'command', by: 'ben', id: 's', command, at: 5 } };
  await before.logs.append([[sat]]);
  await before.close();
  using database = new DatabaseSync(file);
  database.exec(`drop table account; drop table credential; drop table challenge; drop table recovery_code;
    drop table proof; drop table handle; drop table offered_guest; drop table outcome; drop table named_at; drop table forgotten; drop index person_by_seen; drop table snapshot;
    drop table appeal; drop table sanction; drop table named_in; drop table report; drop table moderator;
    drop table moderator_act; drop table network_hold;
    drop table job; drop table limit_use; drop table lobby_share;
    drop table log_head; alter table game_table add column epoch integer not null default 0;
    drop index game_table_by_wake; alter table game_table drop column wake_at;
    alter table game_table drop column problem;
    drop index match_by_share; alter table match drop column share; drop table upload;
    update game_table set about = replace(about, '"sharesReplays":false,"rated":false,', '');
    alter table person drop column seen;
    alter table migration drop column oldest; delete from migration where number > 1`);
  const { storage } = await opened(file);
  expect((await storage.tables.find('aaa'))?.info).toEqual(aTable('aaa').info);
  for (const id of ['anna', 'ben']) expect(await storage.people.delete(id)).toEqual(['aaa']);
  expect(JSON.stringify([await storage.tables.find('aaa'), await storage.logs.load('aaa')])).not.toMatch(
    /Anna|Ben/,
  );
});

test('reports a file that is not a database as a storage error', async () => {
  const file = join(temporaryFolder(), 'test.db');
  writeFileSync(file, 'These are not the rows you are looking for. '.repeat(500));
  await expect(openSqlite(file)).rejects.toThrow(StorageError);
});

test('writes to the disk at every probe', async () => {
  const { file, storage } = await opened();
  await storage.probe();
  const before = statSync(`${file}-wal`).size;
  await storage.probe();
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(before + 32_768);
});
