import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import type { SqlVariant } from '../sql-variant.ts';

/**
 * Adds the ids under which matches are shared, and uploaded matches. The people at existing tables were not asked, so
 * their matches are not shared.
 */
export async function sharedReplays(trx: Transaction<Schema>, variant: SqlVariant): Promise<void> {
  const integer = sql.raw(variant.integer);
  const suffix = sql.raw(variant.tableSuffix);
  const statements = [
    sql`update game_table set about = replace(about, '"freeChat":', '"sharesReplays":false,"freeChat":')`,
    sql`alter table match add column share text`,
    sql`create unique index match_by_share on match (share)`,
    sql`create table upload (
      id text primary key,
      key_hash text not null,
      uploaded ${integer} not null,
      expires ${integer} not null,
      gone text,
      summary text not null,
      record text not null
    ) ${suffix}`,
    sql`create index upload_by_expiry on upload (gone, expires)`,
  ];
  for (const statement of statements) await statement.execute(trx);
}
