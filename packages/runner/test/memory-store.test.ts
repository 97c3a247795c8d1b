import { storeContract } from '@schupf/testkit';
import { describe, test } from 'vitest';
import { MemoryStore } from '../src/memory/index.ts';

describe('the in-memory store', () => {
  const clauses = storeContract(async () => {
    const store = new MemoryStore();
    return { store, reopen: async () => store };
  });
  test.for(clauses)('$title', ({ check }) => check());
});
