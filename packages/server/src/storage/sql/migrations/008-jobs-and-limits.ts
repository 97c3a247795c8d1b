import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import type { SqlVariant } from '../sql-variant.ts';

/** Adds what several processes have to agree on: who carries out which job, and how much each limit has been used. */
export async function jobsAndLimits(trx: Transaction<Schema>, variant: SqlVariant): Promise<void> {
  const integer = sql.raw(variant.integer);
  const suffix = sql.raw(variant.tableSuffix);
  const statements = [
    sql`create table job (
      kind text not null,
      key text not null,
      due ${integer} not null,
      added ${integer} not null,
      taken ${integer} not null,
      taken_until ${integer},
      tries ${integer} not null,
      given_up ${integer},
      primary key (kind, key)
    ) ${suffix}`,
    sql`create index job_by_time on job (kind, due)`,
    sql`create table limit_use (key text primary key, uses ${integer} not null, until ${integer} not null) ${suffix}`,
    sql`create index limit_use_by_time on limit_use (until)`,
    sql`create table lobby_share (
      key text not null,
      table_code text not null references game_table on delete cascade,
      primary key (key, table_code)
    ) ${suffix}`,
    sql`create index lobby_share_of_table on lobby_share (table_code)`,
  ];
  for (const statement of statements) await statement.execute(trx);
}
