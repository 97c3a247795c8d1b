import { DatabaseSync } from 'node:sqlite';
import { openedEntry } from '@schupf/table';
import { expect, test } from 'vitest';
import { GroupCommit } from '../src/storage/group-commit.ts';
import { type LogRow, StorageError } from '../src/storage/storage.ts';
import { addTables, aMatch, aTable, logRow } from './rows.ts';
import { onSmallDisk } from './small-disk.ts';

/** Long enough that only a few fit into the existing pages. */
function longRow(table: string, seq: number): LogRow {
  const pace = 'x'.repeat(3000);
  return {
    ...logRow(table, seq),
    entry: openedEntry({ ...aTable(table).config, pace }, seq),
  };
}

test('stores no partial data on a full disk, and works again when there is space', async () => {
  const { storage, fill, makeRoom } = await onSmallDisk();
  const logs = new GroupCommit(storage.logs);
  await storage.people.add({ id: 'anna', name: 'Anna', since: 1 });
  await addTables(storage, 'a', 'b');
  await logs.append([[longRow('a', 0)]]);
  fill();
  const many = Array.from({ length: 20 }, (_, seq) => longRow('b', seq));
  const group = await Promise.allSettled([logs.append([[longRow('a', 1)]]), logs.append([many])]);
  for (const result of group) {
    expect(result.status).toBe('rejected');
    expect((result as PromiseRejectedResult).reason).toBeInstanceOf(StorageError);
    expect((result as PromiseRejectedResult).reason.message).toMatch(/^storage failed: the disk is full/);
  }
  const record = `${aMatch('m', 1, []).record}x-note: ${'x'.repeat(20_000)}\n`;
  await expect(storage.matches.add({ ...aMatch('m', 1, ['anna']), record })).rejects.toThrow(StorageError);

  expect(await storage.logs.load('a')).toEqual([longRow('a', 0)]);
  expect(await storage.logs.load('b')).toEqual([]);
  expect(await storage.matches.find('m')).toBeNull();
  expect((await storage.people.find('anna'))?.name).toBe('Anna');

  makeRoom();
  expect(await Promise.all([logs.append([[longRow('a', 1)]]), logs.append([many])])).toEqual([
    ['stored'],
    ['stored'],
  ]);
  expect(await storage.logs.load('b')).toEqual(many);
});

test('rejects writes and probes if storage cannot be written to', async () => {
  const { storage, database } = await onSmallDisk();
  await addTables(storage, 'a');
  await storage.probe();
  database.exec('pragma query_only = 1');
  await expect(storage.probe()).rejects.toThrow(StorageError);
  await expect(storage.logs.append([[logRow('a', 0)]])).rejects.toThrow(StorageError);
  await expect(storage.tables.add(aTable('aaa'))).rejects.toThrow(StorageError);
  expect(await storage.logs.load('a')).toEqual([]);
  database.exec('pragma query_only = 0');
  await storage.probe();
  expect(await storage.logs.append([[logRow('a', 0)]])).toEqual(['stored']);
});

test('waits while another process is writing', async () => {
  const { storage, database } = await onSmallDisk({ busyTimeout: Number.POSITIVE_INFINITY });
  await addTables(storage, 'a');
  using other = new DatabaseSync(database.location()!);
  other.exec('begin immediate');
  let isSettled = false;
  const appending = storage.logs.append([[logRow('a', 0)]]).then((results) => {
    isSettled = true;
    return results;
  });
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
  expect(isSettled).toBe(false);
  other.exec('commit');
  expect(await appending).toEqual(['stored']);
});

test('reports another process that never stops writing', async () => {
  const { storage, database } = await onSmallDisk({ busyTimeout: 10 });
  await addTables(storage, 'a');
  using other = new DatabaseSync(database.location()!);
  other.exec('begin immediate');
  await expect(storage.logs.append([[logRow('a', 0)]])).rejects.toThrow(StorageError);
  other.exec('rollback');
  expect(await storage.logs.append([[logRow('a', 0)]])).toEqual(['stored']);
});

test('does not report our own bugs as storage errors', async () => {
  const { storage } = await onSmallDisk();
  await storage.people.add({ id: 'anna', name: 'Anna', since: 1 });
  const failing = storage.people.add({ id: 'anna', name: 'Anna', since: 1 });
  await expect(failing).rejects.toThrow(/UNIQUE/);
  await expect(failing).rejects.not.toThrow(StorageError);
});
