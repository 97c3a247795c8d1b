import type { Row } from '@schupf/runner';
import { MemoryStore } from '@schupf/runner/memory';
import { expect, test, vi } from 'vitest';
import { LastingStore } from './lasting-store.ts';

function row(seq: number): Row {
  return { seq, entry: { type: 'begin', at: seq } };
}

test('when the storage is full, a log continues in memory and reports it once', async () => {
  const saved = new MemoryStore();
  const onUnsaved = vi.fn();
  const store = new LastingStore(saved, onUnsaved);
  expect(await store.append([row(0), row(1)])).toBe('stored');
  vi.spyOn(saved, 'append').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  expect(await store.append([row(2)])).toBe('stored');
  expect(await store.append([row(3)])).toBe('stored');
  expect(onUnsaved).toHaveBeenCalledOnce();
  expect(await store.load()).toEqual([row(0), row(1), row(2), row(3)]);
  expect(await store.load(1, 2)).toEqual([row(1), row(2)]);
  expect(await store.load(3)).toEqual([row(3)]);
});

test('a row that another page has already written is refused, as by the underlying store', async () => {
  const store = new LastingStore(new MemoryStore(), () => {});
  await store.append([row(0)]);
  expect(await store.append([row(0)])).toBe('behind');
});
