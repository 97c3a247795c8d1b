import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import type { SqlVariant } from '../sql-variant.ts';

/** Adds how people behaved towards the strangers they were brought together with. */
export async function outcomes(trx: Transaction<Schema>, variant: SqlVariant): Promise<void> {
  const integer = sql.raw(variant.integer);
  const suffix = sql.raw(variant.tableSuffix);
  await sql`create table outcome (
    person text not null references person on delete cascade,
    at ${integer} not null,
    kind text not null,
    primary key (person, at, kind)
  ) ${suffix}`.execute(trx);
  await sql`create index outcome_by_time on outcome (at)`.execute(trx);
}
