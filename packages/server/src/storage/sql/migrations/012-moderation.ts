import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import type { SqlVariant } from '../sql-variant.ts';

/** Adds moderators, sanctions, appeals, reports and the moderators' log. */
export async function moderation(trx: Transaction<Schema>, variant: SqlVariant): Promise<void> {
  const integer = sql.raw(variant.integer);
  const suffix = sql.raw(variant.tableSuffix);
  const statements = [
    sql`create table moderator (
      person text primary key references person on delete cascade,
      since ${integer} not null
    ) ${suffix}`,
    sql`create table sanction (
      id text primary key,
      person text not null references person on delete cascade,
      kind text not null,
      origin text not null,
      by_person text,
      reason text not null,
      at ${integer} not null,
      until ${integer},
      lifted ${integer},
      lifted_by text,
      lifted_why text not null
    ) ${suffix}`,
    sql`create index sanction_of_person on sanction (person, at)`,
    sql`create index sanction_by_whom on sanction (by_person)`,
    sql`create table appeal (
      sanction_id text primary key references sanction on delete cascade,
      text text not null,
      at ${integer} not null,
      outcome text,
      answer text not null,
      decided ${integer},
      decided_by text
    ) ${suffix}`,
    sql`create index appeal_by_time on appeal (outcome, at)`,
    sql`create table report (
      id text primary key,
      at ${integer} not null,
      reporter text,
      network text not null,
      person text not null references person on delete cascade,
      reason text not null,
      note text not null,
      table_code text,
      match_id text,
      evidence text not null,
      outcome text,
      why text not null,
      decided ${integer},
      decided_by text
    ) ${suffix}`,
    sql`create index report_about on report (person, at)`,
    sql`create index report_by_whom on report (reporter)`,
    sql`create index report_by_time on report (outcome, at)`,
    sql`create index report_of_match on report (match_id)`,
    sql`create table named_in (
      person text not null,
      report_id text not null references report on delete cascade,
      primary key (person, report_id)
    ) ${suffix}`,
    sql`create index named_in_report on named_in (report_id)`,
    sql`create table moderator_act (
      id text primary key,
      at ${integer} not null,
      origin text not null,
      by_person text,
      deed text not null,
      person text,
      detail text not null
    ) ${suffix}`,
    sql`create index moderator_act_by_time on moderator_act (at)`,
    sql`create index moderator_act_about on moderator_act (person)`,
    sql`create index moderator_act_by_whom on moderator_act (by_person)`,
    sql`create table network_hold (
      key text not null,
      kind text not null,
      until ${integer} not null,
      primary key (key, kind)
    ) ${suffix}`,
    sql`create index network_hold_by_time on network_hold (until)`,
  ];
  for (const statement of statements) await statement.execute(trx);
}
