import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import type { SqlVariant } from '../sql-variant.ts';

export async function firstTables(trx: Transaction<Schema>, variant: SqlVariant): Promise<void> {
  for (const statement of statements(variant)) await statement.execute(trx);
}

function statements(variant: SqlVariant): RawBuilder<unknown>[] {
  const integer = sql.raw(variant.integer);
  const suffix = sql.raw(variant.tableSuffix);
  return [
    sql`create table trial (id ${integer} primary key, filling text not null) ${suffix}`,
    sql`insert into trial values (1, '')`,

    sql`create table person (id text primary key, name text not null, since ${integer} not null) ${suffix}`,
    sql`create table session (
      hash text primary key,
      person text not null references person on delete cascade,
      since ${integer} not null,
      seen ${integer} not null
    ) ${suffix}`,
    sql`create index session_of_person on session (person)`,
    sql`create table device_word (
      hash text primary key,
      person text not null references person on delete cascade,
      until ${integer} not null
    ) ${suffix}`,
    sql`create index device_word_of_person on device_word (person)`,
    sql`create index device_word_by_time on device_word (until)`,
    sql`create table block (
      by_person text not null references person on delete cascade,
      whom text not null references person on delete cascade,
      at ${integer} not null,
      primary key (by_person, whom)
    ) ${suffix}`,
    sql`create index block_of_whom on block (whom)`,

    sql`create table game_table (
      code text primary key,
      about text not null,
      terms text not null,
      seed text not null,
      visibility text not null,
      opened ${integer} not null,
      stage text not null,
      line text not null,
      changed ${integer} not null,
      epoch ${integer} not null
    ) ${suffix}`,
    sql`create index game_table_lobby on game_table (visibility, stage, opened)`,
    sql`create index game_table_by_stage on game_table (stage, changed)`,
    sql`create table bot_token (
      hash text primary key,
      table_code text not null references game_table on delete cascade,
      name text not null
    ) ${suffix}`,
    sql`create index bot_token_of_table on bot_token (table_code)`,

    // No reference to game_table: it would be checked for every row, and logs may move to separate databases one day.
    sql`create table event (
      table_code text not null,
      seq ${integer} not null,
      epoch ${integer} not null,
      at ${integer} not null,
      entry text not null,
      primary key (table_code, seq)
    ) ${suffix}`,

    sql`create table match (
      id text primary key,
      ended ${integer} not null,
      variant text not null,
      totals text not null,
      rounds ${integer} not null,
      outcome text not null,
      record text not null
    ) ${suffix}`,
    sql`create table match_player (
      match_id text not null references match on delete cascade,
      player ${integer} not null,
      person text,
      name text not null,
      ended ${integer} not null,
      primary key (match_id, player)
    ) ${suffix}`,
    sql`create index match_player_by_person on match_player (person, ended)`,
  ];
}
