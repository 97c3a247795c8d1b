import { storeContract } from '@schupf/testkit';
import { describe, test } from 'vitest';
import { MemoryStore } from '../src/memory/index.ts';

describe('the store in memory', () => {
  const clauses = storeContract(async () => {
    const store = new MemoryStore();
    return { store, again: async () => store };
  });
  test.for(clauses)('$title', ({ check }) => check());
});
