import { type Kysely, sql } from 'kysely';
import { StorageError } from '../storage.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Schema } from './schema.ts';
import type { SqlVariant } from './sql-variant.ts';

/** Runs all migrations that have not yet been run on this database, in one transaction. */
export async function migrate(db: Kysely<Schema>, variant: SqlVariant): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const suffix = sql.raw(variant.tableSuffix);
    await sql`create table if not exists migration (number integer primary key) ${suffix}`.execute(trx);
    const done = await newestMigration(trx);
    if (done > MIGRATIONS.length) {
      const versions = `schema ${done}, this version supports up to ${MIGRATIONS.length}`;
      throw new StorageError(`the data was written by a newer schupf (${versions}); please update`);
    }
    for (const [index, run] of MIGRATIONS.entries()) {
      if (index < done) continue;
      await run(trx, variant);
      await trx
        .insertInto('migration')
        .values({ number: index + 1 })
        .execute();
    }
  });
}

async function newestMigration(db: Kysely<Schema>): Promise<number> {
  const { newest } = await db
    .selectFrom('migration')
    .select(({ fn }) => fn.max('number').as('newest'))
    .executeTakeFirstOrThrow();
  return newest ?? 0;
}
