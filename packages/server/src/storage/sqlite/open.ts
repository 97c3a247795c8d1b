import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { Schema } from '../sql/schema.ts';
import { openSqlStorage } from '../sql/sql-storage.ts';
import type { Storage } from '../storage.ts';
import { Checkpoints, mayCopyApart } from './checkpoints.ts';
import { NodeSqliteDialect } from './dialect.ts';
import { orTrouble } from './trouble.ts';
import { WriteAheadLog } from './write-ahead-log.ts';

/** Opens a file that `claimFolder` has made ours, or makes a new one. */
export async function openSqlite(file: string): Promise<Storage> {
  await using opening = new AsyncDisposableStack();
  const copiesApart = mayCopyApart(process.versions['sqlite']);
  const database = orTrouble(() => databaseWithLog(file, copiesApart ? PAGES_AT_MOST : PAGES));
  opening.defer(() => database.close());
  const log = await WriteAheadLog.open(file);
  opening.defer(() => log.close());
  const checkpoints = new Checkpoints(file);
  opening.defer(() => checkpoints.close());
  const noteCommit = () => {
    log.noteCommit();
    if (copiesApart) checkpoints.noteCommit();
  };
  const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(database, noteCommit) });
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
      await checkpoints.close();
      await storage.close();
      await log.close();
    },
  };
}

/** Pages in the log from which on SQLite copies it itself, in this thread: by default, and where another one does it. */
const PAGES = 1000;
const PAGES_AT_MOST = 16384;

/**
 * SQLite waits for the disk only where it copies its log or begins it anew; readers such as a backup never wait. The file
 * of the log is there as soon as something is read.
 */
const withLog = (pages: number) => `
  pragma journal_mode = wal;
  pragma synchronous = normal;
  pragma wal_autocheckpoint = ${pages};
  pragma journal_size_limit = 67108864;
  pragma busy_timeout = 0;
  select count(*) from sqlite_schema;
`;

function databaseWithLog(file: string, pages: number): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 2000 });
  try {
    database.exec(withLog(pages));
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
