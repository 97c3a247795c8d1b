import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Flavour } from '../flavour.ts';
import type { Schema } from '../schema.ts';

export async function firstTables(trx: Transaction<Schema>, flavour: Flavour): Promise<void> {
  for (const statement of statements(flavour)) await statement.execute(trx);
}

function statements({ whole: wholeType, tableEnd }: Flavour): RawBuilder<unknown>[] {
  const whole = sql.raw(wholeType);
  const end = sql.raw(tableEnd);
  return [
    sql`create table trial (id ${whole} primary key, filling text not null) ${end}`,
    sql`insert into trial values (1, '')`,

    sql`create table person (id text primary key, name text not null, since ${whole} not null) ${end}`,
    sql`create table session (
      hash text primary key,
      person text not null references person on delete cascade,
      since ${whole} not null,
      seen ${whole} not null
    ) ${end}`,
    sql`create index session_of_person on session (person)`,
    sql`create table device_word (
      hash text primary key,
      person text not null references person on delete cascade,
      until ${whole} not null
    ) ${end}`,
    sql`create index device_word_of_person on device_word (person)`,
    sql`create index device_word_by_time on device_word (until)`,
    sql`create table block (
      by_person text not null references person on delete cascade,
      whom text not null references person on delete cascade,
      at ${whole} not null,
      primary key (by_person, whom)
    ) ${end}`,
    sql`create index block_of_whom on block (whom)`,

    sql`create table game_table (
      code text primary key,
      about text not null,
      terms text not null,
      seed text not null,
      visibility text not null,
      opened ${whole} not null,
      stage text not null,
      line text not null,
      changed ${whole} not null,
      epoch ${whole} not null
    ) ${end}`,
    sql`create index game_table_lobby on game_table (visibility, stage, opened)`,
    sql`create index game_table_by_stage on game_table (stage, changed)`,
    sql`create table bot_token (
      hash text primary key,
      table_code text not null references game_table on delete cascade,
      name text not null
    ) ${end}`,
    sql`create index bot_token_of_table on bot_token (table_code)`,

    // No reference to game_table: it would be looked up for every row, and logs may lie in several databases one day.
    sql`create table event (
      table_code text not null,
      seq ${whole} not null,
      epoch ${whole} not null,
      at ${whole} not null,
      entry text not null,
      primary key (table_code, seq)
    ) ${end}`,

    sql`create table match (
      id text primary key,
      ended ${whole} not null,
      variant text not null,
      totals text not null,
      rounds ${whole} not null,
      outcome text not null,
      record text not null
    ) ${end}`,
    sql`create table match_player (
      match_id text not null references match on delete cascade,
      player ${whole} not null,
      person text,
      name text not null,
      ended ${whole} not null,
      primary key (match_id, player)
    ) ${end}`,
    sql`create index match_player_by_person on match_player (person, ended)`,
  ];
}
