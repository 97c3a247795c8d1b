import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import type { SqlVariant } from '../sql-variant.ts';

/**
 * Adds what tables ask of the people who sit there; it is filled in when a table is next loaded. It refers to neither
 * people nor tables: a check would lock their rows while the log is written, and wait for whoever deletes them.
 */
export async function turns(trx: Transaction<Schema>, variant: SqlVariant): Promise<void> {
  const integer = sql.raw(variant.integer);
  const statements = [
    sql`create table turn (
      person text not null,
      table_code text not null,
      player ${integer} not null,
      since ${integer},
      until ${integer},
      totals text not null,
      primary key (person, table_code)
    ) ${sql.raw(variant.tableSuffix)}`,
    sql`create index turn_at on turn (table_code)`,
    sql`alter table game_table add column by_days ${integer} not null default 0`,
    sql`update game_table set by_days = 1 where terms like '%"speed":"days"%'`,
  ];
  for (const statement of statements) await statement.execute(trx);
}
