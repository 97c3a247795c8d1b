import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import type { SqlVariant } from '../sql-variant.ts';

/** Adds accounts: passkeys, what they sign, recovery codes, handles, and what is known of a session. */
export async function accounts(trx: Transaction<Schema>, variant: SqlVariant): Promise<void> {
  const integer = sql.raw(variant.integer);
  const suffix = sql.raw(variant.tableSuffix);
  const person = sql`person text not null references person on delete cascade`;
  const statements = [
    sql`create table account (
      person text primary key references person on delete cascade,
      user_handle text not null,
      since ${integer} not null
    ) ${suffix}`,
    sql`create table credential (
      id text primary key,
      ${person},
      public_key text not null,
      counter ${integer} not null,
      transports text not null,
      backed_up ${integer} not null,
      name text not null,
      since ${integer} not null,
      used ${integer} not null
    ) ${suffix}`,
    sql`create index credential_of_person on credential (person)`,
    sql`create table challenge (
      hash text primary key,
      purpose text not null,
      person text references person on delete cascade,
      until ${integer} not null
    ) ${suffix}`,
    sql`create index challenge_of_person on challenge (person)`,
    sql`create index challenge_by_time on challenge (until)`,
    sql`create table recovery_code (hash text primary key, ${person}) ${suffix}`,
    sql`create index recovery_code_of_person on recovery_code (person)`,
    sql`create table proof (
      session text primary key references session on delete cascade,
      at ${integer} not null
    ) ${suffix}`,
    sql`create table handle (
      folded text primary key,
      handle text not null,
      ${person},
      since ${integer} not null,
      held_until ${integer}
    ) ${suffix}`,
    sql`create unique index handle_of_person on handle (person) where held_until is null`,
    sql`create index handle_of_any_person on handle (person)`,
    sql`create table offered_guest (
      session text primary key references session on delete cascade,
      guest text not null references person on delete cascade
    ) ${suffix}`,
    sql`create index offered_guest_by_guest on offered_guest (guest)`,
  ];
  for (const statement of statements) await statement.execute(trx);
}
