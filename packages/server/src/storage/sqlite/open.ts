import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { Schema } from '../sql/schema.ts';
import { openSqlStorage } from '../sql/sql-storage.ts';
import type { Storage } from '../storage.ts';
import { NodeSqliteDialect } from './dialect.ts';
import { orTrouble } from './trouble.ts';
import { WriteAheadLog } from './write-ahead-log.ts';

/** Opens a file that `claimFolder` has made ours, or makes a new one. */
export async function openSqlite(file: string): Promise<Storage> {
  await using opening = new AsyncDisposableStack();
  const database = orTrouble(() => databaseWithLog(file));
  opening.defer(() => database.close());
  const log = await WriteAheadLog.open(file);
  opening.defer(() => log.close());
  const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(database, () => log.noteCommit()) });
  const storage = await openSqlStorage(db, { whole: 'integer', tableEnd: 'strict' });
  await log.flushed();
  opening.move();
  return {
    people: onceFlushed(storage.people, log),
    tables: onceFlushed(storage.tables, log),
    logs: onceFlushed(storage.logs, log),
    matches: onceFlushed(storage.matches, log),
    async probe() {
      await storage.probe();
      await log.flushed();
    },
    async close() {
      await storage.close();
      await log.close();
    },
  };
}

/**
 * SQLite waits for the disk only where it tidies its log up; readers such as a backup never wait. The file of the log is
 * there as soon as something is read.
 */
const WITH_LOG = `
  pragma journal_mode = wal;
  pragma synchronous = normal;
  pragma journal_size_limit = 67108864;
  pragma busy_timeout = 0;
  select count(*) from sqlite_schema;
`;

function databaseWithLog(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 2000 });
  try {
    database.exec(WITH_LOG);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Nothing is answered before everything it could have written or seen is on the disk. */
function onceFlushed<Part extends object>(part: Part, log: WriteAheadLog): Part {
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
