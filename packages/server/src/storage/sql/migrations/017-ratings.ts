import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import type { SqlVariant } from '../sql-variant.ts';

/** Adds ratings, and what they are computed from. */
export async function ratings(trx: Transaction<Schema>, variant: SqlVariant): Promise<void> {
  const integer = sql.raw(variant.integer);
  const float = sql.raw(variant.float);
  const suffix = sql.raw(variant.tableSuffix);
  const person = sql.raw('text not null references person on delete cascade');
  const match = sql.raw('text not null references rated_match on delete cascade');
  const statements = [
    sql`create table rated_pool (pool text primary key, rated ${integer} not null) ${suffix}`,
    sql`create table rated_match (
      match_id text primary key,
      pool text not null,
      ended ${integer} not null,
      number ${integer},
      rounds text not null
    ) ${suffix}`,
    sql`create index rated_match_in_order on rated_match (pool, number, ended)`,
    sql`create table rated_player (
      match_id ${match},
      slot ${integer} not null,
      pool text not null,
      ended ${integer} not null,
      person text references person on delete set null,
      bot text,
      mean_before ${float},
      variance_before ${float},
      mean_after ${float},
      variance_after ${float},
      primary key (match_id, slot)
    ) ${suffix}`,
    sql`create index rated_player_by_person on rated_player (person, pool, ended)`,
    sql`create table rated_partners (
      match_id ${match},
      one ${integer} not null,
      other ${integer} not null,
      mean ${float} not null,
      variance ${float} not null,
      covariance ${float} not null,
      primary key (match_id, one, other)
    ) ${suffix}`,
    sql`create table rating (
      pool text not null,
      person ${person},
      mean ${float} not null,
      variance ${float} not null,
      at ${integer} not null,
      matches ${integer} not null,
      listed ${float},
      listed_until ${integer},
      primary key (pool, person)
    ) ${suffix}`,
    sql`create index rating_of_person on rating (person)`,
    sql`create index rating_list on rating (pool, listed desc, person)`,
    sql`create index rating_until on rating (listed_until)`,
    sql`create table pair_rating (
      pool text not null,
      one ${person},
      other ${person},
      mean ${float} not null,
      variance ${float} not null,
      covariance ${float} not null,
      variance_one ${float} not null,
      variance_other ${float} not null,
      strength ${float} not null,
      strength_variance ${float} not null,
      at ${integer} not null,
      matches ${integer} not null,
      listed ${float},
      listed_until ${integer},
      primary key (pool, one, other)
    ) ${suffix}`,
    sql`create index pair_rating_of_one on pair_rating (one)`,
    sql`create index pair_rating_of_other on pair_rating (other)`,
    sql`create index pair_rating_list on pair_rating (pool, listed desc, one, other)`,
    sql`create index pair_rating_until on pair_rating (listed_until)`,
  ];
  for (const statement of statements) await statement.execute(trx);
}
