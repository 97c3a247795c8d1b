import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openSqlite } from '../src/storage/sqlite/open.ts';
import { StorageError } from '../src/storage/storage.ts';
import { waitUntil } from './eventually.ts';
import { addTables, temporaryFolder, wakes } from './rows.ts';

/** A disk whose flushes complete only when the test says so. */
const disk = { flushes: [] as PromiseWithResolvers<void>[] };

beforeEach(async () => {
  await using file = await open(import.meta.filename);
  disk.flushes = [];
  const spy = vi.spyOn(Object.getPrototypeOf(file), 'datasync').mockImplementation(() => {
    const flush = Promise.withResolvers<void>();
    disk.flushes.push(flush);
    return flush.promise;
  });
  onTestFinished(() => spy.mockRestore());
});

async function opened() {
  const opening = openSqlite(join(temporaryFolder(), 'test.db'));
  await waitUntil(() => disk.flushes.length === 1);
  disk.flushes.splice(0)[0]!.resolve();
  const storage = await opening;
  const adding = addTables(storage, 'aaa');
  await waitUntil(() => disk.flushes.length === 1);
  disk.flushes.splice(0)[0]!.resolve();
  await adding;
  onTestFinished(() => storage.close());
  return storage;
}

async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  const turns = async () => {
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
    return false;
  };
  return Promise.race([promise.then(() => true).catch(() => true), turns()]);
}

test('resolves a call only when everything that the call wrote or could have read is on the disk', async () => {
  const { logs, people } = await opened();
  const appending = logs.append([wakes('aaa', 0, 3)]);
  expect(await isSettled(appending)).toBe(false);
  const loading = logs.load('aaa');
  expect(await isSettled(loading)).toBe(false);
  expect(disk.flushes).toHaveLength(1);
  disk.flushes[0]!.resolve();
  expect(await appending).toEqual(['stored']);
  expect(await loading).toHaveLength(3);
  expect(await people.find('anna')).toBeNull();
  expect(disk.flushes).toHaveLength(1);
});

test('flushes once for all waiting calls, and once more for those that arrive during a flush', async () => {
  const { logs, people } = await opened();
  const first = logs.append([wakes('aaa', 0, 1)]);
  expect(await isSettled(first)).toBe(false);
  const others = ['anna', 'ben', 'cleo'].map((id) => people.add({ id, name: id, since: 1 }));
  expect(await isSettled(Promise.race(others))).toBe(false);
  disk.flushes[0]!.resolve();
  await first;
  expect(await isSettled(Promise.race(others))).toBe(false);
  expect(disk.flushes).toHaveLength(2);
  disk.flushes[1]!.resolve();
  await Promise.all(others);
  expect(disk.flushes).toHaveLength(2);
});

test('reports a failed flush as a storage error, and recovers', async () => {
  const { logs, people } = await opened();
  const failing = Promise.allSettled([
    logs.append([wakes('aaa', 0, 1)]),
    people.add({ id: 'anna', name: 'Anna', since: 1 }),
  ]);
  await waitUntil(() => disk.flushes.length === 1);
  disk.flushes[0]!.reject(new Error('EIO: i/o error, fdatasync'));
  for (const result of await failing)
    expect((result as PromiseRejectedResult).reason).toBeInstanceOf(StorageError);
  const loading = logs.load('aaa');
  await waitUntil(() => disk.flushes.length === 2);
  disk.flushes[1]!.resolve();
  expect(await loading).toHaveLength(1);
});
