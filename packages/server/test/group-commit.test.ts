import type { AppendResult } from '@schupf/runner';
import { expect, test } from 'vitest';
import { GroupCommit } from '../src/storage/group-commit.ts';
import { type LogRow, type LogStorage, StorageError } from '../src/storage/storage.ts';
import { logRow } from './rows.ts';

/** Remembers its calls. `hold` makes it answer later. */
class FakeLogs implements LogStorage {
  readonly calls: (readonly (readonly LogRow[])[])[] = [];
  private answer: PromiseWithResolvers<void> | null = null;

  async load(): Promise<readonly LogRow[]> {
    return [];
  }

  async delete(): Promise<boolean> {
    return false;
  }

  async append(batches: readonly (readonly LogRow[])[]): Promise<readonly AppendResult[]> {
    this.calls.push(batches);
    await this.answer?.promise;
    return batches.map(([first]) => (first!.epoch === 0 ? 'stored' : 'lost'));
  }

  hold(): PromiseWithResolvers<void> {
    this.answer = Promise.withResolvers<void>();
    return this.answer;
  }
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('combines appends in the same turn of the event loop into one call, and gives each caller its own results', async () => {
  const logs = new FakeLogs();
  const group = new GroupCommit(logs);
  const results = await Promise.all([
    group.append([[logRow('a', 0)], [logRow('b', 0, 2)]]),
    Promise.resolve().then(() => group.append([[logRow('c', 0, 2)]])),
    group.append([]),
    new Promise((resolve) => process.nextTick(resolve)).then(() => group.append([[logRow('d', 0)]])),
  ]);
  expect(results).toEqual([['stored', 'lost'], ['lost'], [], ['stored']]);
  expect(logs.calls).toHaveLength(1);
});

test('makes a separate call for each turn of the event loop', async () => {
  const logs = new FakeLogs();
  const group = new GroupCommit(logs);
  await group.append([[logRow('a', 0)]]);
  await group.append([[logRow('a', 1)]]);
  expect(logs.calls).toHaveLength(2);
});

test('combines all appends during a call into the next call, in order', async () => {
  const logs = new FakeLogs();
  const { resolve } = logs.hold();
  const group = new GroupCommit(logs);
  const first = group.append([[logRow('a', 0)]]);
  await turn();
  const second = group.append([[logRow('a', 1)]]);
  await turn();
  const third = group.append([[logRow('a', 2)]]);
  await turn();
  expect(logs.calls).toHaveLength(1);
  resolve();
  await Promise.all([first, second, third]);
  expect(logs.calls.map((call) => call.flat().map(({ seq }) => seq))).toEqual([[0], [1, 2]]);
});

test('rejects the whole group if it fails, and still tries the next group', async () => {
  const logs = new FakeLogs();
  const { reject } = logs.hold();
  const group = new GroupCommit(logs);
  const both = Promise.allSettled([group.append([[logRow('a', 0)]]), group.append([[logRow('b', 0)]])]);
  await turn();
  reject(new StorageError('full'));
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  logs.hold().resolve();
  expect(await group.append([[logRow('a', 0)]])).toEqual(['stored']);
});

test('is settled only when everything appended so far is stored', async () => {
  const order: string[] = [];
  const logs = new GroupCommit({
    load: async () => [],
    delete: async () => false,
    append: async (batches) => {
      await turn();
      await turn();
      order.push('stored');
      return batches.map(() => 'stored');
    },
  });
  await logs.settled();
  void logs.append([[]]);
  await logs.settled();
  order.push('settled');
  expect(order[0]).toBe('stored');
  expect(order.at(-1)).toBe('settled');
});
