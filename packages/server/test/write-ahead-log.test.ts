import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openSqlite } from '../src/storage/sqlite/open.ts';
import { StorageTrouble } from '../src/storage/storage.ts';
import { temporaryFolder, wakes } from './stored.ts';

/** A disk that answers when it is told to, once for every time it was asked. */
const disk = { asked: [] as PromiseWithResolvers<void>[] };

beforeEach(async () => {
  await using file = await open(import.meta.filename);
  disk.asked = [];
  const spy = vi.spyOn(Object.getPrototypeOf(file), 'datasync').mockImplementation(() => {
    const asked = Promise.withResolvers<void>();
    disk.asked.push(asked);
    return asked.promise;
  });
  onTestFinished(() => spy.mockRestore());
});

async function opened() {
  const opening = openSqlite(join(temporaryFolder(), 'test.db'));
  await vi.waitFor(() => expect(disk.asked).toHaveLength(1));
  disk.asked.splice(0)[0]!.resolve();
  const storage = await opening;
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

test('nothing counts as kept before the disk has it, and nobody is told of it', async () => {
  const { logs, people } = await opened();
  const keeping = logs.append([wakes('aaa', 0, 3)]);
  expect(await isSettled(keeping)).toBe(false);
  const loading = logs.load('aaa');
  expect(await isSettled(loading)).toBe(false);
  expect(disk.asked).toHaveLength(1);
  disk.asked[0]!.resolve();
  expect(await keeping).toEqual([true]);
  expect(await loading).toHaveLength(3);
  expect(await people.find('anna')).toBeNull();
  expect(disk.asked).toHaveLength(1);
});

test('the disk is asked once for all who wait, and once more for those who came meanwhile', async () => {
  const { logs, people } = await opened();
  const first = logs.append([wakes('aaa', 0, 1)]);
  expect(await isSettled(first)).toBe(false);
  const others = ['anna', 'ben', 'cleo'].map((id) => people.add({ id, name: id, since: 1 }));
  expect(await isSettled(Promise.race(others))).toBe(false);
  disk.asked[0]!.resolve();
  await first;
  expect(await isSettled(Promise.race(others))).toBe(false);
  expect(disk.asked).toHaveLength(2);
  disk.asked[1]!.resolve();
  await Promise.all(others);
  expect(disk.asked).toHaveLength(2);
});

test('what the disk did not take is trouble, until it does', async () => {
  const { logs, people } = await opened();
  const failing = Promise.allSettled([
    logs.append([wakes('aaa', 0, 1)]),
    people.add({ id: 'anna', name: 'Anna', since: 1 }),
  ]);
  await vi.waitFor(() => expect(disk.asked).toHaveLength(1));
  disk.asked[0]!.reject(new Error('EIO: i/o error, fdatasync'));
  for (const one of await failing)
    expect((one as PromiseRejectedResult).reason).toBeInstanceOf(StorageTrouble);
  const looking = logs.load('aaa');
  await vi.waitFor(() => expect(disk.asked).toHaveLength(2));
  disk.asked[1]!.resolve();
  expect(await looking).toHaveLength(1);
});
