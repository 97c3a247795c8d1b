import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { Schema } from '../sql/schema.ts';
import { openSqlStorage } from '../sql/sql-storage.ts';
import type { Storage } from '../storage.ts';
import { NodeSqliteDialect } from './dialect.ts';
import { asTrouble } from './trouble.ts';

/** How long another program may hold us up. The whole process stands still meanwhile. */
const PATIENCE = 2000;

/** Opens a file that `claimFolder` has made ours, or makes a new one. */
export async function openSqlite(file: string): Promise<Storage> {
  const database = asTrouble(() => durable(file));
  try {
    const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(database) });
    return await openSqlStorage(db, { whole: 'integer', tableEnd: 'strict' });
  } catch (error) {
    database.close();
    throw error;
  }
}

/** A commit is on the disk before it returns, and readers such as a backup never wait. */
function durable(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: PATIENCE });
  try {
    database.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma journal_size_limit = 67108864',
    );
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
