import { join } from 'node:path';
import { expect, test } from 'vitest';
import { observeLink } from '../src/cluster/observe-link.ts';
import { observeStorage } from '../src/storage/observe-storage.ts';
import { openSqlite } from '../src/storage/sqlite/open.ts';
import { MemoryCluster } from './memory-link.ts';
import { aTable, logRow, temporaryFolder } from './rows.ts';

async function observed() {
  const events: (string | number)[] = [];
  const storage = observeStorage(await openSqlite(join(temporaryFolder(), 'observed.db')), {
    onAppend: (seconds) => events.push(seconds >= 0 ? 'append' : seconds),
    onGroup: (rows) => events.push(rows),
    onTakeover: () => events.push('takeover'),
  });
  return { events, storage };
}

test('appends are reported one by one, and how many rows were stored together', async () => {
  const { events, storage } = await observed();
  for (const code of ['a', 'b', 'c']) await storage.tables.add(aTable(code));
  const { logs } = storage;
  const results = await Promise.all([
    logs.append([[logRow('a', 0), logRow('a', 1)]]),
    logs.append([[logRow('b', 0)]]),
    // This one comes too early, so it is not stored.
    logs.append([[logRow('c', 7)]]),
  ]);
  expect(results).toEqual([['stored'], ['stored'], ['behind']]);
  expect(events).toEqual([3, 'append', 'append', 'append']);
  await logs.append([[logRow('c', 7)]]);
  expect(events.slice(4)).toEqual(['append']);
  await storage.close();
});

test('a claim is a takeover only if it ends the epoch of a process that is gone', async () => {
  const { events, storage } = await observed();
  const { tables } = storage;
  await tables.add(aTable('a'));
  expect(await tables.claim('a', 'one')).toMatchObject({ ok: true });
  expect(await tables.claim('a', 'two')).toMatchObject({ ok: false });
  expect(await tables.claim('a', 'two', 'three')).toMatchObject({ ok: false });
  expect(events).toEqual([]);
  expect(await tables.claim('a', 'two', 'one')).toMatchObject({ ok: true });
  expect(events).toEqual(['takeover']);
  expect(await tables.find('a')).toMatchObject({ code: 'a' });
  await storage.close();
});

test('requests are reported by the first part of their subjects', async () => {
  const cluster = new MemoryCluster();
  const other = cluster.join();
  const events: string[] = [];
  const link = observeLink(cluster.join(), {
    onAnswered: (subject, seconds) => events.push(`${subject} ${seconds >= 0}`),
    onUnanswered: (subject, reason) => events.push(`${subject} ${reason}`),
  });
  other.answer('t.node', (value) => value);
  expect(await link.request('t.node', 'hello', 250)).toEqual({ type: 'answered', value: 'hello' });
  expect(await link.request('take', null, 250)).toEqual({ type: 'nobody' });
  other.isPaused = true;
  expect(await link.request('t.node', 'hello', 250)).toEqual({ type: 'timeout' });
  expect(events).toEqual(['t true', 'take nobody', 't timeout']);
});

test('an observed link does what the link does', async () => {
  const cluster = new MemoryCluster();
  const [plain, other] = [cluster.join(), cluster.join()];
  const link = observeLink(plain, { onAnswered: () => {}, onUnanswered: () => {} });
  const received: unknown[] = [];
  const stop = link.listen('lobby', (value) => received.push(value));
  link.answer('take', () => 'taken', { group: 'tables' });
  const states: boolean[] = [];
  link.onChange((isUp) => states.push(isUp));
  other.publish('lobby', 1);
  link.publish('lobby', 2);
  await null;
  stop();
  other.publish('lobby', 3);
  await null;
  expect(received).toEqual([1, 2]);
  expect(await other.request('take', null, 250)).toEqual({ type: 'answered', value: 'taken' });
  expect(link.isUp).toBe(true);
  plain.cut(true);
  expect([link.isUp, ...states]).toEqual([false, false]);
  await link.close();
  plain.cut(false);
  expect(await other.request('take', null, 250)).toEqual({ type: 'nobody' });
});
