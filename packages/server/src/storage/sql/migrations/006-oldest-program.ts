import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** Adds to each migration the oldest program that may run on its result. The first five allowed only their own. */
export async function oldestProgram(trx: Transaction<Schema>): Promise<void> {
  await sql`alter table migration add column oldest integer not null default 0`.execute(trx);
  await sql`update migration set oldest = number`.execute(trx);
}
