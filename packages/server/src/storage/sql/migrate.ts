import { type Kysely, sql, type Transaction } from 'kysely';
import { StorageError } from '../storage.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Schema } from './schema.ts';
import type { SqlVariant } from './sql-variant.ts';

/** Any number that no other program uses for a lock in the same database. */
const LOCK = 7_208_413_377;

/** A row of the table `migration`. Before `oldestProgram` ran, there was no column `oldest`. */
interface MigrationRow {
  readonly number: number;
  readonly oldest?: number;
}

/** Runs all migrations that have not yet been run on this database, in one transaction. */
export async function migrate(db: Kysely<Schema>, variant: SqlVariant): Promise<void> {
  await db.transaction().execute((trx) => migrateWithin(trx, variant));
}

export async function migrateWithin(trx: Transaction<Schema>, variant: SqlVariant): Promise<void> {
  await lockSchema(trx, variant);
  await createMigrationTable(trx, variant);
  const done = await readMigrations(trx);
  const problem = problemWithNewer(done);
  if (problem !== null) throw new StorageError(problem);
  const pending = MIGRATIONS.map(({ run, oldest }, index) => ({ run, oldest, number: index + 1 })).filter(
    ({ number }) => number > newestIn(done),
  );
  for (const { run } of pending) await run(trx, variant);
  if (pending.length > 0)
    await trx
      .insertInto('migration')
      .values(pending.map(({ number, oldest }) => ({ number, oldest })))
      .execute();
}

/** Several processes may start at once on a new database. All but one wait here, and then find nothing to do. */
export async function lockSchema(trx: Transaction<Schema>, { locksRows }: SqlVariant): Promise<void> {
  if (locksRows) await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
}

/** Creates the tables of a schema in an empty database. The caller has to fill the table `migration`. */
export async function createTables(
  trx: Transaction<Schema>,
  variant: SqlVariant,
  schema: number,
): Promise<void> {
  await createMigrationTable(trx, variant);
  for (const { run } of MIGRATIONS.slice(0, schema)) await run(trx, variant);
}

async function createMigrationTable(trx: Transaction<Schema>, { tableSuffix }: SqlVariant): Promise<void> {
  const suffix = sql.raw(tableSuffix);
  await sql`create table if not exists migration (number integer primary key) ${suffix}`.execute(trx);
}

/** The number of the schema. Throws if this program does not know all of it. */
export async function readSchemaNumber(db: Kysely<Schema>): Promise<number> {
  const newest = newestIn(await readMigrations(db));
  if (newest > MIGRATIONS.length) throw new StorageError(newerThanKnown(newest));
  return newest;
}

/** Throws if this program cannot run on the database as it is. */
export async function checkSchema(db: Kysely<Schema>): Promise<void> {
  const done = await readMigrations(db);
  const newest = newestIn(done);
  const problem =
    newest < MIGRATIONS.length
      ? `the data has schema ${newest}, this version needs ${MIGRATIONS.length}; start its server once to update the data`
      : problemWithNewer(done);
  if (problem !== null) throw new StorageError(problem);
}

/**
 * Says why this program cannot run on data that a newer one has migrated; null if it can. Each migration states which
 * programs may still run on its result, so that servers can be updated one after the other.
 */
function problemWithNewer(done: readonly MigrationRow[]): string | null {
  const known = MIGRATIONS.length;
  const isTooNew = done.some(({ number, oldest = number }) => number > known && oldest > known);
  return isTooNew ? newerThanKnown(newestIn(done)) : null;
}

function newerThanKnown(schema: number): string {
  const versions = `schema ${schema}, this version supports up to ${MIGRATIONS.length}`;
  return `the data was written by a newer schupf (${versions}); please update`;
}

async function readMigrations(db: Kysely<Schema>): Promise<readonly MigrationRow[]> {
  return db.selectFrom('migration').selectAll().execute();
}

function newestIn(done: readonly MigrationRow[]): number {
  return Math.max(0, ...done.map(({ number }) => number));
}
