import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { Schema } from '../sql/schema.ts';
import { openSqlStorage } from '../sql/sql-storage.ts';
import type { Storage } from '../storage.ts';
import { NodeSqliteDialect } from './dialect.ts';
import { wrapErrors } from './errors.ts';
import { WriteAheadLog } from './write-ahead-log.ts';

/** Opens or creates a database. `claimFolder` has made sure that no other process writes to it. */
export async function openSqlite(file: string): Promise<Storage> {
  await using cleanup = new AsyncDisposableStack();
  const database = wrapErrors(() => openDatabase(file));
  cleanup.defer(() => database.close());
  const log = await WriteAheadLog.open(file);
  cleanup.defer(() => log.close());
  const db = new Kysely<Schema>({
    dialect: new NodeSqliteDialect(database, { onCommit: () => log.noteCommit() }),
  });
  const storage = await openSqlStorage(db, { integer: 'integer', tableSuffix: 'strict' });
  await log.flushed();
  cleanup.move();
  return {
    people: afterFlush(storage.people, log),
    tables: afterFlush(storage.tables, log),
    logs: afterFlush(storage.logs, log),
    snapshots: afterFlush(storage.snapshots, log),
    matches: afterFlush(storage.matches, log),
    uploads: afterFlush(storage.uploads, log),
    async probe() {
      await storage.probe();
      await log.flushed();
    },
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

/** Delays every answer until everything the call could have written or read is on the disk. */
function afterFlush<Part extends object>(part: Part, log: WriteAheadLog): Part {
  const get = (target: Part, name: string): unknown => {
    const method = target[name as keyof Part] as (...parameters: unknown[]) => Promise<unknown>;
    return async (...parameters: unknown[]) => {
      const answer = await method.apply(target, parameters);
      await log.flushed();
      return answer;
    };
  };
  return new Proxy(part, { get: get as ProxyHandler<Part>['get'] & {} });
}
