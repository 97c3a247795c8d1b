import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import type { SqlVariant } from '../sql-variant.ts';

/** Adds the handles that no one gets for a while, because their people have been deleted or have lost them. */
export async function reservedHandles(trx: Transaction<Schema>, variant: SqlVariant): Promise<void> {
  const integer = sql.raw(variant.integer);
  await sql`create table reserved_handle (
    hash text primary key,
    until ${integer} not null
  ) ${sql.raw(variant.tableSuffix)}`.execute(trx);
  await sql`create index reserved_handle_by_time on reserved_handle (until)`.execute(trx);
}
