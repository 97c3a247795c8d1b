import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import type { SqlVariant } from '../sql-variant.ts';

/** Adds where notifications are sent, and who wants to be told what. */
export async function notices(trx: Transaction<Schema>, variant: SqlVariant): Promise<void> {
  const suffix = sql.raw(variant.tableSuffix);
  const statements = [
    sql`create table push_subscription (
      session text primary key references session on delete cascade,
      endpoint text not null unique,
      p256dh text not null,
      auth text not null,
      language text not null
    ) ${suffix}`,
    sql`create table notice_choice (
      person text primary key references person on delete cascade,
      choice text not null
    ) ${suffix}`,
  ];
  for (const statement of statements) await statement.execute(trx);
}
