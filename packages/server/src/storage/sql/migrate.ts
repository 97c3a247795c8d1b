import { type Kysely, sql } from 'kysely';
import { StorageTrouble } from '../storage.ts';
import type { Flavour } from './flavour.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Schema } from './schema.ts';

/** Brings the tables to the form this program knows, from any earlier one, in one go. */
export async function migrate(db: Kysely<Schema>, flavour: Flavour): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const end = sql.raw(flavour.tableEnd);
    await sql`create table if not exists migration (number integer primary key) ${end}`.execute(trx);
    const done = await newestMigration(trx);
    if (done > MIGRATIONS.length) {
      const versions = `form ${done} of the tables, this program knows ${MIGRATIONS.length}`;
      throw new StorageTrouble(`the data was written by a newer schupf (${versions}): run that one`);
    }
    for (const [index, run] of MIGRATIONS.entries()) {
      if (index < done) continue;
      await run(trx, flavour);
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
