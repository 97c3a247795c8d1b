import { expect, test } from 'vitest';
import { type ConnectionFacts, INITIAL_FACTS, MANY_FAILURES, troubleOf } from './connection-trouble.ts';

const after = (changes: Partial<ConnectionFacts>) => troubleOf({ ...INITIAL_FACTS, ...changes });

test('reports nothing while connected, or while connecting for the first time', () => {
  expect(after({ state: 'open' })).toBeNull();
  expect(after({})).toBeNull();
  // Closed by the page itself.
  expect(after({ state: 'closed' })).toBeNull();
});

test('reports a lost connection, with the reason if it is known', () => {
  expect(after({ state: 'waiting', failures: 1 })).toBe('reconnecting');
  expect(after({ state: 'connecting', failures: 1 })).toBe('reconnecting');
  expect(after({ state: 'waiting', failures: 1, reason: 'restart' })).toBe('restart');
});

test('explains the cause after many failures', () => {
  const many = { state: 'waiting', failures: MANY_FAILURES } as const;
  expect(after(many)).toBe('reconnecting');
  expect(after({ ...many, isServerReachable: true })).toBe('blocked');
  expect(after({ ...many, isServerReachable: false })).toBe('unreachable');
  expect(after({ ...many, isServerReachable: true, isOutdated: true })).toBe('outdated');
  expect(after({ ...many, isServerReachable: true, failures: MANY_FAILURES - 1 })).toBe('reconnecting');
});

test('reports that the server closed the connection for good', () => {
  expect(after({ state: 'closed', reason: 'signed-out' })).toBe('signed-out');
  expect(after({ state: 'closed', reason: 'too-many' })).toBe('refused');
});
