import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { checkContents, tableNames } from '../postgres/open.ts';
import { createTables, lockSchema, migrateWithin, readSchemaNumber } from '../sql/migrate.ts';
import type { Schema } from '../sql/schema.ts';
import { POSTGRES, SQLITE } from '../sql/sql-variant.ts';
import { NodeSqliteDialect } from '../sqlite/dialect.ts';
import { toStorageError } from '../sqlite/errors.ts';
import { StorageError } from '../storage.ts';
import { copyRows } from './copy-rows.ts';
import { PostgresRows } from './postgres-rows.ts';
import { SqliteRows, tablesIn } from './sqlite-rows.ts';

/**
 * Fills an empty PostgreSQL database from a SQLite file, which may have an older schema. If anything fails, the database
 * stays empty. Returns the number of rows.
 */
export async function fillDatabase(db: Kysely<Schema>, file: string): Promise<number> {
  const source = new DatabaseSync(file, { readOnly: true });
  const sourceDb = new Kysely<Schema>({ dialect: new NodeSqliteDialect(source) });
  try {
    return await db.transaction().execute(async (trx) => {
      // A server that is just being started on the same database has to wait, or is found here.
      await lockSchema(trx, POSTGRES);
      if ((await tableNames(trx)).size > 0) throw new StorageError('it is not empty');
      // First the schema of the file, so that the copy can be compared with it.
      await createTables(trx, POSTGRES, await readSchemaNumber(sourceDb));
      const count = await copyRows(tablesIn(source), new SqliteRows(source), new PostgresRows(trx));
      await migrateWithin(trx, POSTGRES);
      return count;
    });
  } catch (error) {
    throw toStorageError(error);
  } finally {
    await sourceDb.destroy();
  }
}

/**
 * Writes all data of a PostgreSQL database to an empty SQLite file. Servers may continue to write meanwhile; the copy
 * contains everything up to one moment, and nothing after it.
 */
export async function dumpDatabase(db: Kysely<Schema>, file: string): Promise<void> {
  const copy = new DatabaseSync(file);
  const copyDb = new Kysely<Schema>({ dialect: new NodeSqliteDialect(copy) });
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  try {
    await snapshot.execute(async (trx) => {
      await checkContents(trx, { mayBeEmpty: false });
      const schema = await readSchemaNumber(trx);
      await copyDb.transaction().execute(async (copyTrx) => {
        await createTables(copyTrx, SQLITE, schema);
        await copyRows(tablesIn(copy), new PostgresRows(trx), new SqliteRows(copy));
      });
    });
  } catch (error) {
    throw toStorageError(error);
  } finally {
    await copyDb.destroy();
  }
}
