import { expect, test } from 'vitest';
import { FairQueue, type Share } from './fair-queue.ts';

interface Item extends Share {
  readonly name: string;
}

function item(name: string, share: Partial<Share> = {}): Item {
  return { name, isAttended: true, network: 'n', table: 't', cost: 1, ...share };
}

function queueOf(...items: readonly Item[]): FairQueue<Item> {
  const queue = new FairQueue<Item>();
  for (const waiting of items) queue.add(waiting);
  return queue;
}

function takeAll(queue: FairQueue<Item>, limit = Number.POSITIVE_INFINITY): string[] {
  const names: string[] = [];
  while (names.length < limit) {
    const taken = queue.take({ attendedOnly: false });
    if (taken === null) break;
    names.push(taken.name);
  }
  return names;
}

test('serves attended tables first', () => {
  const queue = queueOf(
    item('a', { isAttended: false }),
    item('b'),
    item('c', { isAttended: false }),
    item('d'),
  );
  expect(queue.attendedSize).toBe(2);
  expect(takeAll(queue)).toEqual(['b', 'd', 'a', 'c']);
});

test('does not serve unattended tables if only attended ones are wanted', () => {
  const queue = queueOf(item('a', { isAttended: false }), item('b'));
  expect(queue.take({ attendedOnly: true })?.name).toBe('b');
  expect(queue.take({ attendedOnly: true })).toBeNull();
  expect(queue.size).toBe(1);
});

test('gives every network the same share, however many tables and questions it has', () => {
  const crowd = Array.from({ length: 100 }, (_, n) =>
    item('crowd', { network: 'crowd', table: `t${n % 20}` }),
  );
  const queue = queueOf(
    ...crowd,
    item('me', { network: 'me', table: 'm' }),
    item('me', { network: 'me', table: 'm' }),
  );
  expect(takeAll(queue, 4)).toEqual(['crowd', 'me', 'crowd', 'me']);
});

test('gives every table of a network the same share', () => {
  const queue = queueOf(
    ...['a1', 'a2', 'a3', 'a4'].map((name) => item(name, { table: 'a' })),
    ...['b1', 'b2'].map((name) => item(name, { table: 'b' })),
  );
  expect(takeAll(queue)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4']);
});

test('shares by the cost of items, not by their number', () => {
  const queue = queueOf(
    ...[1, 2].map((n) => item(`slow ${n}`, { network: 's', cost: 30 })),
    ...[1, 2, 3].map((n) => item(`fast ${n}`, { network: 'f' })),
  );
  expect(takeAll(queue)).toEqual(['slow 1', 'fast 1', 'fast 2', 'fast 3', 'slow 2']);
});

test('remembers what a network has just used until its next question', () => {
  const queue = queueOf(item('slow 1', { network: 's', cost: 30 }), item('fast 1', { network: 'f' }));
  expect(takeAll(queue, 1)).toEqual(['slow 1']);
  queue.add(item('slow 2', { network: 's', cost: 30 }));
  queue.add(item('fast 2', { network: 'f' }));
  expect(takeAll(queue)).toEqual(['fast 1', 'fast 2', 'slow 2']);
});

test('does not let a network catch up on shares that it did not use', () => {
  const queue = queueOf(...Array.from({ length: 20 }, () => item('old', { network: 'o' })));
  takeAll(queue, 10);
  for (let n = 0; n < 10; n++) queue.add(item('new', { network: 'n' }));
  expect(takeAll(queue, 6)).toEqual(['new', 'old', 'new', 'old', 'new', 'old']);
});

test('forgets an item that is deleted', () => {
  const gone = item('gone');
  const queue = queueOf(gone, item('stays'));
  expect(queue.delete(gone)).toBe(true);
  expect(queue.delete(gone)).toBe(false);
  expect(queue.size).toBe(1);
  expect(takeAll(queue)).toEqual(['stays']);
  expect(queue.delete(item('never added'))).toBe(false);
});

test('drops the newest item of the table that waits for most, in the network that waits for most', () => {
  const queue = queueOf(
    item('mine', { network: 'me', cost: 30 }),
    item('a1', { network: 'crowd', table: 'a', cost: 30 }),
    item('b1', { network: 'crowd', table: 'b', cost: 30 }),
    item('a2', { network: 'crowd', table: 'a', cost: 30 }),
    ...Array.from({ length: 9 }, (_, n) => item(`fast ${n}`, { network: 'fast' })),
  );
  expect(queue.cost).toBe(129);
  expect([queue.drop()?.name, queue.drop()?.name]).toEqual(['a2', 'b1']);
  expect(queue.cost).toBe(69);
  expect(takeAll(queue)).toHaveLength(11);
  expect([queue.cost, queue.drop()]).toEqual([0, null]);
});

test('drops items of unattended tables first', () => {
  const queue = queueOf(
    item('a', { isAttended: false }),
    ...['b', 'c', 'd'].map((name) => item(name, { cost: 30 })),
  );
  expect([queue.drop()?.name, queue.drop()?.name]).toEqual(['a', 'd']);
});
