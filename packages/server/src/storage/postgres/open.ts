import { type Kysely, sql } from 'kysely';
import { withGroupCommit } from '../group-commit.ts';
import { checkSchema, migrate } from '../sql/migrate.ts';
import type { Schema } from '../sql/schema.ts';
import { sqlStorage } from '../sql/sql-storage.ts';
import { POSTGRES } from '../sql/sql-variant.ts';
import { type Storage, StorageError } from '../storage.ts';
import { type Around, wrapStorage } from '../wrap-storage.ts';
import { connect, connectPatiently } from './connect.ts';
import { isConflict, toStorageError } from './errors.ts';

interface OpenOptions {
  /**
   * Whether to bring the data to the schema of this program. A command that is run beside a server must not do so,
   * because the server may be older.
   */
  readonly migrates: boolean;
}

/** Opens the storage in a database. Several processes can use it at the same time. */
export async function openPostgres(url: string, { migrates }: OpenOptions): Promise<Storage> {
  await withDatabase(url, async (db) => {
    await checkEncoding(db);
    if (migrates) return migrate(db, POSTGRES);
    if (await isEmpty(db)) throw new StorageError('it contains no data');
    return checkSchema(db);
  });
  return withGroupCommit(wrapStorage(sqlStorage(connect(url), POSTGRES), repeatConflicts));
}

/** Does something with a database that may take long. Problems name the database. */
export async function withDatabase<Value>(
  url: string,
  work: (db: Kysely<Schema>) => Promise<Value>,
): Promise<Value> {
  const db = connectPatiently(url);
  try {
    return await work(db);
  } catch (caught) {
    const error = toStorageError(caught);
    throw error instanceof StorageError
      ? new StorageError(`${describeDatabase(url)} cannot be used: ${error.message}`, { cause: error })
      : error;
  } finally {
    await db.destroy();
  }
}

/** What identifies a database in messages: its address without the user and the password. */
export function describeDatabase(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `the database ${decodeURI(pathname.slice(1))} at ${host || searchParams.get('host') || 'localhost'}`;
}

/** Whether there are no tables in the database, not even those of other programs. */
export async function isEmpty(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql`select 1 from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') limit 1`.execute(db);
  return rows.length === 0;
}

async function checkEncoding(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{
    encoding: string;
  }>`select current_setting('server_encoding') as encoding`.execute(db);
  const encoding = rows[0]!.encoding;
  if (encoding !== 'UTF8') throw new StorageError(`its encoding is ${encoding}, but names need UTF8`);
}

const MAX_TRIES = 5;

/** Transactions that would wait for each other forever are cancelled, all but one. The others are tried again. */
const repeatConflicts: Around = async (call) => {
  for (let tries = 1; ; tries++) {
    try {
      return await call();
    } catch (error) {
      if (!isConflict(error) || tries === MAX_TRIES) throw toStorageError(error);
    }
  }
};
