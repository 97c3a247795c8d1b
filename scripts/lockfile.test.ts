import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Lock, missingFrom } from './lockfile.ts';

const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));

test('`npm ci` accepts the lock file on every platform; if not: npm run lock', () => {
  expect(Object.keys(missingFrom(lock))).toEqual([]);
});

test('the lock file names no registry', () => {
  const addresses = Object.values(lock.packages).map(({ resolved }) => resolved ?? '');
  expect(addresses.filter((address) => address.includes('://'))).toEqual([]);
});
