import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import type { SqlVariant } from '../sql-variant.ts';

/** Adds secrets that all processes share. */
export async function secrets(trx: Transaction<Schema>, variant: SqlVariant): Promise<void> {
  const suffix = sql.raw(variant.tableSuffix);
  await sql`create table secret (name text primary key, value text not null) ${suffix}`.execute(trx);
}
