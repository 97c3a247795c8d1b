import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import type { SqlVariant } from '../sql-variant.ts';

/**
 * Adds the time a person was last seen, and a list of deleted people who still have to be removed from their matches.
 */
export async function lastSeen(trx: Transaction<Schema>, variant: SqlVariant): Promise<void> {
  const integer = sql.raw(variant.integer);
  const suffix = sql.raw(variant.tableSuffix);
  const statements = [
    sql`alter table person add column seen ${integer} not null default 0`,
    sql`update person set seen =
      coalesce((select max(session.seen) from session where session.person = person.id), person.since)`,
    sql`create index person_by_seen on person (seen, id)`,
    sql`create table forgotten (person text primary key) ${suffix}`,
  ];
  for (const statement of statements) await statement.execute(trx);
}
