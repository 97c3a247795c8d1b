import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { tablesIn } from '../src/storage/copy/sqlite-rows.ts';
import { createTables } from '../src/storage/sql/migrate.ts';
import type { Schema } from '../src/storage/sql/schema.ts';
import { SQLITE } from '../src/storage/sql/sql-variant.ts';
import { NodeSqliteDialect } from '../src/storage/sqlite/dialect.ts';

/** Drops the tables that were added after this schema, and a column that no test adds or drops. */
export async function dropNewerTables(database: DatabaseSync, schema: number): Promise<void> {
  const old = new DatabaseSync(':memory:');
  const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(old) });
  await db.transaction().execute((trx) => createTables(trx, SQLITE, schema));
  const known = new Map(tablesIn(old).map(({ name, columns }) => [name, columns]));
  await db.destroy();
  database.exec('pragma foreign_keys = off');
  for (const { name } of tablesIn(database)) if (!known.has(name)) database.exec(`drop table "${name}"`);
  if (known.get('game_table')?.includes('by_days') === false)
    database.exec('alter table game_table drop column by_days');
}
