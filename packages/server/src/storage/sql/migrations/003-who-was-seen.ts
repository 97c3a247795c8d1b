import { sql, type Transaction } from 'kysely';
import type { Flavour } from '../flavour.ts';
import type { Schema } from '../schema.ts';

/** When somebody was last seen on any device; and who is still to be taken out of his matches. */
export async function whoWasSeen(trx: Transaction<Schema>, flavour: Flavour): Promise<void> {
  const whole = sql.raw(flavour.whole);
  const end = sql.raw(flavour.tableEnd);
  const statements = [
    sql`alter table person add column seen ${whole} not null default 0`,
    sql`update person set seen =
      coalesce((select max(session.seen) from session where session.person = person.id), person.since)`,
    sql`create index person_by_seen on person (seen, id)`,
    sql`create table forgotten (person text primary key) ${end}`,
  ];
  for (const statement of statements) await statement.execute(trx);
}
