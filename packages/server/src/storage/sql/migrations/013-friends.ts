import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import type { SqlVariant } from '../sql-variant.ts';

/** Adds friends, profiles, and what is counted for them in matches. The matches that are there are counted by jobs. */
export async function friends(trx: Transaction<Schema>, variant: SqlVariant): Promise<void> {
  const integer = sql.raw(variant.integer);
  const suffix = sql.raw(variant.tableSuffix);
  const person = sql.raw('text not null references person on delete cascade');
  const statements = [
    sql`create table friend (
      person ${person},
      whom ${person},
      since ${integer} not null,
      primary key (person, whom)
    ) ${suffix}`,
    sql`create index friend_of on friend (whom)`,
    sql`create table friend_request (
      by_person ${person},
      whom ${person},
      at ${integer} not null,
      state text not null,
      primary key (by_person, whom)
    ) ${suffix}`,
    sql`create index friend_request_to on friend_request (whom)`,
    sql`create table table_invitation (
      whom ${person},
      table_code text not null references game_table on delete cascade,
      by_person ${person},
      until ${integer} not null,
      primary key (whom, table_code, by_person)
    ) ${suffix}`,
    sql`create index table_invitation_by on table_invitation (by_person)`,
    sql`create index table_invitation_at on table_invitation (table_code)`,
    sql`create table profile (
      person text primary key references person on delete cascade,
      languages text not null,
      presence text not null,
      invitations text not null,
      matches text not null
    ) ${suffix}`,
    sql`create table call_figures (
      person ${person},
      variant text not null,
      rounds ${integer} not null,
      tichu_called ${integer} not null,
      tichu_made ${integer} not null,
      grand_called ${integer} not null,
      grand_made ${integer} not null,
      primary key (person, variant)
    ) ${suffix}`,
    sql`create table counted_match (match_id text primary key references match on delete cascade) ${suffix}`,
    sql`insert into job (kind, key, due, added, taken, tries)
      select 'count-calls', id, ended, 1, 0, 0 from match`,
  ];
  for (const statement of statements) await statement.execute(trx);
}
