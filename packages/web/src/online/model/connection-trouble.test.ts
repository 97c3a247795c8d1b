import { expect, test } from 'vitest';
import { MANY, NOTHING_YET, troubleOf, type WireFacts } from './connection-trouble.ts';

const after = (changes: Partial<WireFacts>) => troubleOf({ ...NOTHING_YET, ...changes });

test('nothing is said of a wire that is there, or that is being made for the first time', () => {
  expect(after({ state: 'open' })).toBeNull();
  expect(after({})).toBeNull();
  // We hung up ourselves.
  expect(after({ state: 'closed' })).toBeNull();
});

test('a cut wire is said calmly, and why where that is known', () => {
  expect(after({ state: 'waiting', failures: 1 })).toBe('again');
  expect(after({ state: 'connecting', failures: 1 })).toBe('again');
  expect(after({ state: 'waiting', failures: 1, reason: 'restart' })).toBe('restart');
});

test('after many failures it is said what to do', () => {
  const many = { state: 'waiting', failures: MANY } as const;
  expect(after(many)).toBe('again');
  expect(after({ ...many, isServerThere: true })).toBe('blocked');
  expect(after({ ...many, isServerThere: false })).toBe('unreachable');
  expect(after({ ...many, isServerThere: true, isOutdated: true })).toBe('outdated');
  expect(after({ ...many, isServerThere: true, failures: MANY - 1 })).toBe('again');
});

test('a server that does not want us again is not run down', () => {
  expect(after({ state: 'closed', reason: 'signed-out' })).toBe('signed-out');
  expect(after({ state: 'closed', reason: 'too-many' })).toBe('refused');
});
