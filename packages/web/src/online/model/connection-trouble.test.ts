import { expect, test } from 'vitest';
import { type ConnectionFacts, INITIAL_FACTS, MANY_FAILURES, troubleOf } from './connection-trouble.ts';

const after = (changes: Partial<ConnectionFacts>) => troubleOf({ ...INITIAL_FACTS, ...changes });

test('reports nothing while connected, or while connecting for the first time', () => {
  expect(after({ state: 'open' })).toBeNull();
  expect(after({})).toBeNull();
  // The page closed it itself.
  expect(after({ state: 'closed' })).toBeNull();
});

test('reports a lost connection, with the reason where it is known', () => {
  expect(after({ state: 'waiting', failures: 1 })).toBe('again');
  expect(after({ state: 'connecting', failures: 1 })).toBe('again');
  expect(after({ state: 'waiting', failures: 1, reason: 'restart' })).toBe('restart');
});

test('explains the cause after many failures', () => {
  const many = { state: 'waiting', failures: MANY_FAILURES } as const;
  expect(after(many)).toBe('again');
  expect(after({ ...many, isServerThere: true })).toBe('blocked');
  expect(after({ ...many, isServerThere: false })).toBe('unreachable');
  expect(after({ ...many, isServerThere: true, isOutdated: true })).toBe('outdated');
  expect(after({ ...many, isServerThere: true, failures: MANY_FAILURES - 1 })).toBe('again');
});

test('does not retry when the server closed the connection for good', () => {
  expect(after({ state: 'closed', reason: 'signed-out' })).toBe('signed-out');
  expect(after({ state: 'closed', reason: 'too-many' })).toBe('refused');
});
