import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import type { SqlVariant } from '../sql-variant.ts';

/**
 * Adds snapshots of tables, the time at which an unloaded table has to be loaded, and the reason why a table cannot be
 * loaded. The first row of a log now states its version, and its field "terms" becomes "config".
 */
export async function snapshots(trx: Transaction<Schema>, variant: SqlVariant): Promise<void> {
  const integer = sql.raw(variant.integer);
  const suffix = sql.raw(variant.tableSuffix);
  const statements = [
    sql`create table snapshot (
      table_code text primary key references game_table on delete cascade,
      content text not null
    ) ${suffix}`,
    sql`alter table game_table add column wake_at ${integer}`,
    sql`create index game_table_by_wake on game_table (wake_at)`,
    sql`alter table game_table add column problem text`,
    sql`update event set entry = replace(entry, '{"type":"opened","terms":', '{"type":"opened","version":1,"config":')
      where seq = 0`,
  ];
  for (const statement of statements) await statement.execute(trx);
}
