import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { GroupCommit } from '../src/storage/group-commit.ts';
import { type LogRow, StorageTrouble } from '../src/storage/storage.ts';
import { onSmallDisk } from './small-disk.ts';
import { aMatch, aTable, logRow } from './stored.ts';

/** So long that the pages there are do not hold many. */
function longRow(table: string, seq: number): LogRow {
  const pace = 'x'.repeat(3000);
  return {
    ...logRow(table, seq),
    entry: { type: 'opened', terms: { ...aTable(table).terms, pace }, at: seq },
  };
}

test('on a full disk nothing is half done, and it goes on when there is room', async () => {
  const { storage, fill, makeRoom } = await onSmallDisk();
  const logs = new GroupCommit(storage.logs);
  await storage.people.add({ id: 'anna', name: 'Anna', since: 1 });
  await logs.append([[longRow('a', 0)]]);
  fill();
  const many = Array.from({ length: 20 }, (_, seq) => longRow('b', seq));
  const group = await Promise.allSettled([logs.append([[longRow('a', 1)]]), logs.append([many])]);
  for (const one of group) {
    expect(one.status).toBe('rejected');
    expect((one as PromiseRejectedResult).reason).toBeInstanceOf(StorageTrouble);
    expect((one as PromiseRejectedResult).reason.message).toMatch(/^the store fails: the disk is full/);
  }
  const record = `${aMatch('m', 1, []).record}x-note: ${'x'.repeat(20_000)}\n`;
  await expect(storage.matches.add({ ...aMatch('m', 1, ['anna']), record })).rejects.toThrow(StorageTrouble);

  expect(await storage.logs.load('a')).toEqual([longRow('a', 0)]);
  expect(await storage.logs.load('b')).toEqual([]);
  expect(await storage.matches.find('m')).toBeNull();
  expect((await storage.people.find('anna'))?.name).toBe('Anna');

  makeRoom();
  expect(await Promise.all([logs.append([[longRow('a', 1)]]), logs.append([many])])).toEqual([
    [true],
    [true],
  ]);
  expect(await storage.logs.load('b')).toEqual(many);
});

test('a store that cannot be written is trouble, and the trial says so', async () => {
  const { storage, database } = await onSmallDisk();
  await storage.probe();
  database.exec('pragma query_only = 1');
  await expect(storage.probe()).rejects.toThrow(StorageTrouble);
  await expect(storage.logs.append([[logRow('a', 0)]])).rejects.toThrow(StorageTrouble);
  await expect(storage.tables.add(aTable('aaa'))).rejects.toThrow(StorageTrouble);
  expect(await storage.logs.load('a')).toEqual([]);
  database.exec('pragma query_only = 0');
  await storage.probe();
  expect(await storage.logs.append([[logRow('a', 0)]])).toEqual([true]);
});

test('somebody who writes for a moment is waited for, somebody who never stops is trouble', async () => {
  const { storage, database } = await onSmallDisk();
  using other = new DatabaseSync(database.location()!);
  other.exec('begin immediate');
  const waiting = storage.logs.append([[logRow('a', 0)]]);
  const passed = await Promise.race([
    waiting,
    new Promise((resolve) => setTimeout(resolve, 50, 'still waiting')),
  ]);
  expect(passed).toBe('still waiting');
  other.exec('commit');
  expect(await waiting).toEqual([true]);
  other.exec('begin immediate');
  await expect(storage.logs.append([[logRow('a', 1)]])).rejects.toThrow(StorageTrouble);
  other.exec('rollback');
  expect(await storage.logs.append([[logRow('a', 1)]])).toEqual([true]);
});

test('a mistake of ours is not called trouble', async () => {
  const { storage } = await onSmallDisk();
  await storage.people.add({ id: 'anna', name: 'Anna', since: 1 });
  const failing = storage.people.add({ id: 'anna', name: 'Anna', since: 1 });
  await expect(failing).rejects.toThrow(/UNIQUE/);
  await expect(failing).rejects.not.toThrow(StorageTrouble);
});
