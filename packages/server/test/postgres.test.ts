import { isThorough, skipBecause, storeContract } from '@schupf/testkit';
import { afterAll, beforeAll, describe, onTestFinished, test } from 'vitest';
import { LocalPostgres, MISSING_POSTGRES } from '../local-cluster/local-postgres.ts';
import { withGroupCommit } from '../src/storage/group-commit.ts';
import { openPostgres } from '../src/storage/postgres/open.ts';
import type { Storage } from '../src/storage/storage.ts';
import { TableStore } from '../src/storage/table-store.ts';
import { EMPTY_TABLES } from './empty-tables.ts';
import { addTables } from './rows.ts';
import { storageContract } from './storage-contract.ts';
import { STORAGE_RACES } from './storage-races.ts';

const RACES = isThorough ? 300 : 40;
const FIRST_STARTS = isThorough ? 30 : 5;

describe('a PostgreSQL server', skipBecause(MISSING_POSTGRES), () => {
  let postgres: LocalPostgres;
  let url: string;
  beforeAll(async () => {
    postgres = await LocalPostgres.start();
    url = await postgres.createDatabase();
  });
  afterAll(() => postgres?.close());

  async function opened() {
    const storages: Storage[] = [];
    onTestFinished(async () => {
      for (const storage of storages) await storage.close();
    });
    const reopen = async () => {
      const storage = withGroupCommit(await openPostgres(url, { migrates: true }));
      storages.push(storage);
      return storage;
    };
    const storage = await reopen();
    await postgres.query(EMPTY_TABLES, url);
    return { storage, reopen };
  }

  describe('as storage', () => {
    test.for(storageContract(opened))('$title', ({ check }) => check());
  });

  describe('as a table store', () => {
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

  describe('used by two processes', () => {
    test.for(STORAGE_RACES)('$title', async ({ run }) => {
      const { storage, reopen } = await opened();
      const storages = { one: storage, other: await reopen() };
      for (let n = 0; n < RACES; n++) await run(storages, n);
    });

    test('is created once by processes that start at the same time', async () => {
      for (let start = 0; start < FIRST_STARTS; start++) {
        const fresh = await postgres.createDatabase();
        const storages = await Promise.all(
          Array.from({ length: 4 }, () => openPostgres(fresh, { migrates: true })),
        );
        for (const storage of storages) {
          await storage.probe();
          await storage.close();
        }
      }
    });
  });
});
