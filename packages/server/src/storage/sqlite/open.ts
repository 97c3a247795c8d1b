import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { Schema } from '../sql/schema.ts';
import { openSqlStorage } from '../sql/sql-storage.ts';
import type { Storage } from '../storage.ts';
import { NodeSqliteDialect } from './dialect.ts';
import { orTrouble } from './trouble.ts';

/** Opens a file that `claimFolder` has made ours, or makes a new one. */
export async function openSqlite(file: string): Promise<Storage> {
  const database = orTrouble(() => durable(file));
  try {
    const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(database) });
    return await openSqlStorage(db, { whole: 'integer', tableEnd: 'strict' });
  } catch (error) {
    database.close();
    throw error;
  }
}

/** A commit is on the disk before it returns, and readers such as a backup never wait. */
const DURABLE = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma journal_size_limit = 67108864;
  pragma busy_timeout = 0;
`;

function durable(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 2000 });
  try {
    database.exec(DURABLE);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
