import { type Kysely, sql } from 'kysely';
import { checkSchema, migrate } from '../sql/migrate.ts';
import type { Schema } from '../sql/schema.ts';
import { sqlStorage } from '../sql/sql-storage.ts';
import { POSTGRES } from '../sql/sql-variant.ts';
import { type Storage, StorageError } from '../storage.ts';
import { type Around, wrapStorage } from '../wrap-storage.ts';
import { describeDatabase } from './address.ts';
import { connect, connectPatiently } from './connect.ts';
import { isConflict, toStorageError } from './errors.ts';
import { ServerLock, type ServerLockOptions } from './server-lock.ts';

interface OpenOptions {
  /**
   * Whether to bring the data to the schema of this program. A command that is run beside a server must not do so,
   * because the server may be older.
   */
  readonly migrates: boolean;
  /** For a server; other commands may run beside one. */
  readonly lock?: ServerLockOptions;
}

/** Opens the storage in a database. Several processes can use it at the same time. */
export async function openPostgres(url: string, { migrates, lock }: OpenOptions): Promise<Storage> {
  await withDatabase(url, async (db) => {
    await checkContents(db, { mayBeEmpty: migrates });
    await (migrates ? migrate(db, POSTGRES) : checkSchema(db));
  });
  const taken = lock === undefined ? null : await ServerLock.take(url, lock);
  const storage = wrapStorage(sqlStorage(connect(url), POSTGRES), repeatConflicts);
  return {
    ...storage,
    async close() {
      await storage.close();
      await taken?.close();
    },
  };
}

/** Does something with a database that may take long. Problems name the database. */
export async function withDatabase<Value>(
  url: string,
  work: (db: Kysely<Schema>) => Promise<Value>,
): Promise<Value> {
  const db = connectPatiently(url);
  try {
    await checkEncoding(db);
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

/** Throws if the database does not contain our tables. With `mayBeEmpty`, it may also contain no tables at all. */
export async function checkContents(
  db: Kysely<Schema>,
  { mayBeEmpty }: { readonly mayBeEmpty: boolean },
): Promise<void> {
  const tables = await tableNames(db);
  if (tables.size === 0 && !mayBeEmpty) throw new StorageError('it contains no data');
  if (tables.size > 0 && !(tables.has('migration') && tables.has('game_table')))
    throw new StorageError('it contains tables of another program; create a database for schupf alone');
}

export async function tableNames(db: Kysely<Schema>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

async function checkEncoding(db: Kysely<Schema>): Promise<void> {
  const query = sql<{ encoding: string }>`select current_setting('server_encoding') as encoding`;
  const encoding = (await query.execute(db)).rows[0]!.encoding;
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
