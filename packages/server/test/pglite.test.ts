import { PGlite } from '@electric-sql/pglite';
import { storeContract } from '@schupf/testkit';
import { Kysely, PGliteDialect } from 'kysely';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { migrate } from '../src/storage/sql/migrate.ts';
import type { Schema } from '../src/storage/sql/schema.ts';
import { sqlStorage } from '../src/storage/sql/sql-storage.ts';
import { POSTGRES } from '../src/storage/sql/sql-variant.ts';
import type { Storage } from '../src/storage/storage.ts';
import { TableStore } from '../src/storage/table-store.ts';
import { EMPTY_TABLES } from './empty-tables.ts';
import { addTables } from './rows.ts';
import { storageContract } from './storage-contract.ts';
import { STORAGE_RACES } from './storage-races.ts';

// PostgreSQL as WebAssembly, in this process. It has a single connection, so it cannot show what happens when several
// connections write at the same time: see postgres.test.ts.
let pglite: PGlite;

beforeAll(async () => {
  pglite = await PGlite.create();
});

afterAll(() => pglite?.close());

async function opened() {
  await pglite.exec(EMPTY_TABLES);
  const reopen = async (): Promise<Storage> => {
    // Not closed after the test, because that would close PGlite too.
    const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
    await migrate(db, POSTGRES);
    return sqlStorage(db, POSTGRES);
  };
  return { storage: await reopen(), reopen };
}

describe('storage in PostgreSQL', () => {
  test.for(storageContract(opened))('$title', ({ check }) => check());
});

describe('storage in PostgreSQL, opened twice', () => {
  test.for(STORAGE_RACES)('$title', async ({ run }) => {
    const { storage, reopen } = await opened();
    await run({ one: storage, other: await reopen() }, 0);
  });
});

describe('a table store in PostgreSQL', () => {
  const clauses = storeContract(async () => {
    const { storage, reopen } = await opened();
    await addTables(storage, 'aaa');
    return {
      store: new TableStore(storage.logs, 'aaa', 0),
      reopen: async () => new TableStore((await reopen()).logs, 'aaa', 0),
    };
  });
  test.for(clauses)('$title', ({ check }) => check());
});
