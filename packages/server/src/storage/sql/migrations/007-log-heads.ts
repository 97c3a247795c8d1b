import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import type { SqlVariant } from '../sql-variant.ts';

/** Adds the end of each log, which states who may append to it. The epochs of tables move there. */
export async function logHeads(trx: Transaction<Schema>, variant: SqlVariant): Promise<void> {
  const integer = sql.raw(variant.integer);
  const suffix = sql.raw(variant.logHeadSuffix);
  const statements = [
    sql`create table log_head (
      code text primary key references game_table on delete cascade,
      node text,
      epoch ${integer} not null,
      length ${integer} not null
    ) ${suffix}`,
    sql`insert into log_head (code, node, epoch, length)
      select code, null, epoch, (select count(*) from event where table_code = code)
      from game_table where stage <> 'closed'`,
    sql`alter table game_table drop column epoch`,
  ];
  for (const statement of statements) await statement.execute(trx);
}
