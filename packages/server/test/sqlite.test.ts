import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { storeContract } from '@schupf/testkit';
import { describe, expect, onTestFinished, test } from 'vitest';
import { GroupCommit } from '../src/storage/group-commit.ts';
import { openSqlite } from '../src/storage/sqlite/open.ts';
import { type LogRow, type Storage, StorageTrouble } from '../src/storage/storage.ts';
import { TableStore } from '../src/storage/table-store.ts';
import { storageContract } from './storage-contract.ts';
import { aTable, logRow, temporaryFolder, wakes } from './stored.ts';

async function opened(file = join(temporaryFolder(), 'test.db')) {
  const ways: Storage[] = [];
  onTestFinished(async () => {
    for (const way of ways) await way.close();
  });
  const again = async () => {
    const way = await openSqlite(file);
    ways.push(way);
    return way;
  };
  return { file, storage: await again(), again };
}

describe('a storage in SQLite', () => {
  test.for(storageContract(opened))('$title', ({ check }) => check());
});

describe('a storage in SQLite with group commits', () => {
  const clauses = storageContract(async () => {
    const { storage, again } = await opened();
    const grouped = (one: Storage): Storage => ({ ...one, logs: new GroupCommit(one.logs) });
    return { storage: grouped(storage), again: async () => grouped(await again()) };
  });
  test.for(clauses)('$title', ({ check }) => check());
});

describe('the store of a table in SQLite', () => {
  const clauses = storeContract(async () => {
    const { storage, again } = await opened();
    return {
      store: new TableStore(storage.logs, 'aaa', 1),
      again: async () => new TableStore((await again()).logs, 'aaa', 2),
    };
  });
  test.for(clauses)('$title', ({ check }) => check());
});

describe('the store of a table behind group commits', () => {
  const clauses = storeContract(async () => {
    const { storage } = await opened();
    const logs = new GroupCommit(storage.logs);
    return { store: new TableStore(logs, 'aaa', 1), again: async () => new TableStore(logs, 'aaa', 2) };
  });
  test.for(clauses)('$title', ({ check }) => check());
});

test('what was kept is there after closing', async () => {
  const file = join(temporaryFolder(), 'test.db');
  const first = await openSqlite(file);
  await first.tables.add(aTable('aaa'));
  await first.logs.append([wakes('aaa', 0, 5)]);
  await first.close();
  const { storage } = await opened(file);
  expect(await storage.tables.find('aaa')).toEqual(aTable('aaa'));
  expect(await storage.logs.load('aaa')).toEqual(wakes('aaa', 0, 5));
});

test('tables are strict, and readers do not wait', async () => {
  const { file } = await opened();
  using database = new DatabaseSync(file);
  expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
  const loose = database
    .prepare(
      `select name from pragma_table_list where schema = 'main' and strict = 0 and name not like 'sqlite%'`,
    )
    .all();
  expect(loose).toEqual([]);
});

test('data of a newer program is refused in one line, and left as it is', async () => {
  const file = join(temporaryFolder(), 'test.db');
  await (await openSqlite(file)).close();
  using database = new DatabaseSync(file);
  database.exec('insert into migration values (999)');
  const opening = openSqlite(file);
  await expect(opening).rejects.toThrow(StorageTrouble);
  await expect(opening).rejects.toThrow(
    /^the data was written by a newer schupf \(form 999 .*\): run that one$/,
  );
  expect(database.prepare('select max(number) as newest from migration').get()).toEqual({ newest: 999 });
});

test('whoever sat at a table of an older form is named there no more when he is forgotten', async () => {
  const file = join(temporaryFolder(), 'test.db');
  const before = await openSqlite(file);
  for (const [id, name] of [
    ['anna', 'Anna'],
    ['ben', 'Ben'],
  ] as const)
    await before.people.add({ id, name, since: 1 });
  await before.tables.add(aTable('aaa'));
  const command = { type: 'sit', chair: 2, name: 'Ben' } as const;
  const sat: LogRow = { ...logRow('aaa', 0), entry: { type: 'command', by: 'ben', id: 's', command, at: 5 } };
  await before.logs.append([[sat]]);
  await before.close();
  using database = new DatabaseSync(file);
  database.exec(`drop table named_at; drop table forgotten; drop index person_by_seen;
    alter table person drop column seen; delete from migration where number > 1`);
  const { storage } = await opened(file);
  for (const id of ['anna', 'ben']) expect(await storage.people.forget(id)).toEqual(['aaa']);
  expect(JSON.stringify([await storage.tables.find('aaa'), await storage.logs.load('aaa')])).not.toMatch(
    /Anna|Ben/,
  );
});

test('a file that is no database is trouble, not a bug', async () => {
  const file = join(temporaryFolder(), 'test.db');
  writeFileSync(file, 'These are not the rows you are looking for. '.repeat(500));
  await expect(openSqlite(file)).rejects.toThrow(StorageTrouble);
});

test('every trial is written, also after one that was', async () => {
  const { file, storage } = await opened();
  await storage.probe();
  const before = statSync(`${file}-wal`).size;
  await storage.probe();
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(before + 32_768);
});
