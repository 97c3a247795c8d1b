import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { checkSchema, migrate } from '../sql/migrate.ts';
import type { Schema } from '../sql/schema.ts';
import { sqlStorage } from '../sql/sql-storage.ts';
import { SQLITE } from '../sql/sql-variant.ts';
import type { Storage } from '../storage.ts';
import { wrapStorage } from '../wrap-storage.ts';
import { NodeSqliteDialect } from './dialect.ts';
import { wrapErrors } from './errors.ts';
import { WriteAheadLog } from './write-ahead-log.ts';

interface OpenOptions {
  /** Whether to bring the data to the schema of this program. Not beside a server, which may be older. */
  readonly migrates: boolean;
}

/** Opens or creates a database. Only one process that migrates may do so, see `claimFolder`. */
export async function openSqlite(
  file: string,
  { migrates }: OpenOptions = { migrates: true },
): Promise<Storage> {
  await using cleanup = new AsyncDisposableStack();
  const database = wrapErrors(() => openDatabase(file));
  cleanup.defer(() => database.close());
  const log = await WriteAheadLog.open(file);
  cleanup.defer(() => log.close());
  const db = new Kysely<Schema>({
    dialect: new NodeSqliteDialect(database, { onCommit: () => log.noteCommit() }),
  });
  await (migrates ? migrate(db, SQLITE) : checkSchema(db));
  const storage = wrapStorage(sqlStorage(db, SQLITE), async (call) => {
    // Everything the call could have written or read must be on the disk before the answer is.
    const answer = await call();
    await log.flushed();
    return answer;
  });
  await log.flushed();
  cleanup.move();
  return {
    ...storage,
    async purge() {
      wrapErrors(() => database.exec('pragma wal_checkpoint(truncate)'));
    },
    async close() {
      await storage.close();
      await log.close();
    },
  };
}

/**
 * With these settings SQLite waits for the disk only at a checkpoint; `WriteAheadLog` flushes commits. Readers such as
 * a backup never block. Deleted data is overwritten, because the names of deleted people would otherwise stay in unused
 * parts of the file. The final query makes SQLite create the log file.
 */
const SETUP = `
  pragma journal_mode = wal;
  pragma synchronous = normal;
  pragma secure_delete = on;
  pragma journal_size_limit = 67108864;
  pragma busy_timeout = 0;
  select count(*) from sqlite_schema;
`;

function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 2000 });
  try {
    database.exec(SETUP);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
