import { expect, test } from 'vitest';
import { GroupCommit } from '../src/storage/group-commit.ts';
import { type LogRow, type LogStorage, StorageTrouble } from '../src/storage/storage.ts';
import { logRow } from './stored.ts';

/** Writes down how it is called; answers when it is told to. */
class Watched implements LogStorage {
  readonly calls: (readonly (readonly LogRow[])[])[] = [];
  private answer: PromiseWithResolvers<void> | null = null;

  async load(): Promise<readonly LogRow[]> {
    return [];
  }

  async append(batches: readonly (readonly LogRow[])[]): Promise<readonly boolean[]> {
    this.calls.push(batches);
    await this.answer?.promise;
    return batches.map(([first]) => first!.epoch === 1);
  }

  hold(): PromiseWithResolvers<void> {
    this.answer = Promise.withResolvers<void>();
    return this.answer;
  }
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('what is appended in one turn goes in one call, and everybody gets his own answers', async () => {
  const watched = new Watched();
  const group = new GroupCommit(watched);
  const answers = await Promise.all([
    group.append([[logRow('a', 0)], [logRow('b', 0, 2)]]),
    Promise.resolve().then(() => group.append([[logRow('c', 0, 2)]])),
    group.append([]),
    new Promise((resolve) => process.nextTick(resolve)).then(() => group.append([[logRow('d', 0)]])),
  ]);
  expect(answers).toEqual([[true, false], [false], [], [true]]);
  expect(watched.calls).toHaveLength(1);
});

test('what comes in another turn goes in another call', async () => {
  const watched = new Watched();
  const group = new GroupCommit(watched);
  await group.append([[logRow('a', 0)]]);
  await group.append([[logRow('a', 1)]]);
  expect(watched.calls).toHaveLength(2);
});

test('what comes while the disk is waited for goes together afterwards, in its order', async () => {
  const watched = new Watched();
  const { resolve } = watched.hold();
  const group = new GroupCommit(watched);
  const first = group.append([[logRow('a', 0)]]);
  await turn();
  const second = group.append([[logRow('a', 1)]]);
  await turn();
  const third = group.append([[logRow('a', 2)]]);
  await turn();
  expect(watched.calls).toHaveLength(1);
  resolve();
  await Promise.all([first, second, third]);
  expect(watched.calls.map((call) => call.flat().map(({ seq }) => seq))).toEqual([[0], [1, 2]]);
});

test('a failure is told to everybody in the group, and the next group is tried', async () => {
  const watched = new Watched();
  const { reject } = watched.hold();
  const group = new GroupCommit(watched);
  const both = Promise.allSettled([group.append([[logRow('a', 0)]]), group.append([[logRow('b', 0)]])]);
  await turn();
  reject(new StorageTrouble('full'));
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  watched.hold().resolve();
  expect(await group.append([[logRow('a', 0)]])).toEqual([true]);
});

test('settles only when what was appended before is kept', async () => {
  const order: string[] = [];
  const logs = new GroupCommit({
    load: async () => [],
    append: async (batches) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      order.push('kept');
      return batches.map(() => true);
    },
  });
  await logs.settled();
  void logs.append([[]]);
  await logs.settled();
  order.push('settled');
  expect(order[0]).toBe('kept');
  expect(order.at(-1)).toBe('settled');
});
