import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import type { SqlVariant } from '../sql-variant.ts';

/** Adds holidays, in which the clocks of a person's matches by correspondence stand still. */
export async function holidays(trx: Transaction<Schema>, variant: SqlVariant): Promise<void> {
  const integer = sql.raw(variant.integer);
  await sql`create table holiday (
    person text not null references person on delete cascade,
    since ${integer} not null,
    until ${integer} not null,
    primary key (person, since)
  ) ${sql.raw(variant.tableSuffix)}`.execute(trx);
  await sql`create index holiday_by_end on holiday (until)`.execute(trx);
}
