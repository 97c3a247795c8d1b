import { CompiledQuery, type Transaction } from 'kysely';
import { NOTICE_KINDS } from '../push-storage.ts';
import type { LogRow } from '../storage.ts';
import type { Schema } from './schema.ts';
import type { SqlVariant } from './sql-variant.ts';

const CLEAR = 'delete from turn where table_code = ?';
/** People who have been deleted may still be in the log. */
const INSERT = `insert into turn (person, table_code, player, since, until, totals)
  select id, ?, ?, ?, ?, ? from person where id = ?`;
const ADD_JOB = `insert into job (kind, key, due, added, taken, tries) values (?, ?, ?, 1, 0, 0)
  on conflict do nothing`;

/** Writes what the rows of one table mean for the people there, after the rows have been stored. */
export async function writeTurns(trx: Transaction<Schema>, { table, turns }: LogRow): Promise<void> {
  if (turns === undefined) return;
  const { totals, people, jobs } = turns;
  await trx.executeQuery(CompiledQuery.raw(CLEAR, [table]));
  for (const { person, player, since, until } of people)
    await trx.executeQuery(
      CompiledQuery.raw(INSERT, [table, player, since, until, JSON.stringify(totals), person]),
    );
  for (const { kind, key, due } of jobs) await trx.executeQuery(CompiledQuery.raw(ADD_JOB, [kind, key, due]));
}

/** The same for many tables in PostgreSQL, as parts of the statement that stores the rows; `stored` has their codes. */
export function turnParts(rows: readonly LogRow[], first: number): { sql: string; columns: unknown[][] } {
  const withTurns = rows.flatMap(({ table, turns }) => (turns === undefined ? [] : [{ table, turns }]));
  if (withTurns.length === 0) return { sql: '', columns: [] };
  const people = withTurns.flatMap(({ table, turns }) =>
    turns.people
      // Two statements that lock the same rows in different orders would wait for each other.
      .toSorted((a, b) => (a.person < b.person ? -1 : 1))
      .map((turn) => ({ ...turn, table, totals: JSON.stringify(turns.totals) })),
  );
  const jobs = withTurns.flatMap(({ table, turns }) => turns.jobs.map((job) => ({ ...job, table })));
  const at = (index: number) => `$${first + index}`;
  const sql = `, told as (
    select code from stored where code = any(${at(0)}::text[])
  ), left_table as (
    delete from turn where table_code in (select code from told) and not exists (
      select from unnest(${at(1)}::text[], ${at(2)}::text[]) as there (code, person)
      where there.code = turn.table_code and there.person = turn.person
    )
  ), at_table as (
    insert into turn (table_code, person, player, since, until, totals)
    select * from unnest(
      ${at(1)}::text[], ${at(2)}::text[], ${at(3)}::bigint[], ${at(4)}::bigint[], ${at(5)}::bigint[], ${at(6)}::text[]
    ) as there (code, id)
    where there.code in (select code from told) and there.id in (select id from person)
    on conflict (person, table_code) do update
      set player = excluded.player, since = excluded.since, until = excluded.until, totals = excluded.totals
  ), noted as (
    insert into job (kind, key, due, added, taken, tries)
    select kind, key, due, 1, 0, 0
    from unnest(${at(7)}::text[], ${at(8)}::text[], ${at(9)}::text[], ${at(10)}::bigint[]) as job (code, kind, key, due)
    where code in (select code from told)
    on conflict do nothing
  )`;
  return {
    sql,
    columns: [
      withTurns.map(({ table }) => table),
      people.map(({ table }) => table),
      people.map(({ person }) => person),
      people.map(({ player }) => player),
      people.map(({ since }) => since),
      people.map(({ until }) => until),
      people.map(({ totals }) => totals),
      jobs.map(({ table }) => table),
      jobs.map(({ kind }) => kind),
      jobs.map(({ key }) => key),
      jobs.map(({ due }) => due),
    ],
  };
}

/** Also deletes the jobs that would tell the person something. */
export async function deleteTurns(
  trx: Transaction<Schema>,
  person: string,
  { locksRows }: SqlVariant,
): Promise<void> {
  // Locked in the order in which appends lock them.
  if (locksRows)
    await trx
      .selectFrom('turn')
      .select('table_code')
      .where('person', '=', person)
      .orderBy('table_code')
      .forUpdate()
      .execute();
  await trx.deleteFrom('turn').where('person', '=', person).execute();
  await trx.deleteFrom('job').where('kind', 'in', NOTICE_KINDS).where('key', 'like', `${person} %`).execute();
}
