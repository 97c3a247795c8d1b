import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { onTestFinished } from 'vitest';
import { migrate } from '../src/storage/sql/migrate.ts';
import type { Schema } from '../src/storage/sql/schema.ts';
import { sqlStorage } from '../src/storage/sql/sql-storage.ts';
import { SQLITE } from '../src/storage/sql/sql-variant.ts';
import { NodeSqliteDialect, type NodeSqliteOptions } from '../src/storage/sqlite/dialect.ts';
import { temporaryFolder } from './rows.ts';

const NO_LIMIT = 2 ** 30;

/** Storage on a disk that can be filled and emptied. */
export async function onSmallDisk(options: NodeSqliteOptions = {}) {
  const database = new DatabaseSync(join(temporaryFolder(), 'test.db'));
  database.exec('pragma journal_mode = wal');
  const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(database, options) });
  await migrate(db, SQLITE);
  const storage = sqlStorage(db, SQLITE);
  onTestFinished(() => storage.close());
  const pages = () => Number(database.prepare('pragma page_count').get()!['page_count']);
  return {
    storage,
    database,
    fill: () => database.exec(`pragma max_page_count = ${pages()}`),
    makeRoom: () => database.exec(`pragma max_page_count = ${NO_LIMIT}`),
  };
}
