import type { AppendResult } from '@schupf/runner';
import { CompiledQuery, type Kysely } from 'kysely';
import type { LogRow } from '../storage.ts';
import type { Schema } from './schema.ts';
import { turnParts, writeTurns } from './write-turns.ts';

/** At least one row. All are of one table and one epoch, and their numbers are consecutive. */
export type Batch = readonly LogRow[];

/**
 * Appends batches of different tables, all in one transaction. Each is stored as a whole if the head of its log has the
 * epoch of the batch and the length at which it begins.
 */
export type AppendRows = (db: Kysely<Schema>, batches: readonly Batch[]) => Promise<readonly AppendResult[]>;

const ADVANCE = 'update log_head set length = length + ? where code = ? and epoch = ? and length = ?';
const INSERT = 'insert into event (table_code, seq, epoch, at, entry) values (?, ?, ?, ?, ?)';

/** For SQLite: a statement costs almost nothing there, because there is no network in between. */
export const appendOneByOne: AppendRows = (db, batches) =>
  db.transaction().execute(async (trx) => {
    const stored = new Set<string>();
    for (const batch of batches) {
      const { table, epoch, seq } = batch[0]!;
      const { numAffectedRows } = await trx.executeQuery(
        CompiledQuery.raw(ADVANCE, [batch.length, table, epoch, seq]),
      );
      if (numAffectedRows !== 1n) continue;
      for (const row of batch) await trx.executeQuery(CompiledQuery.raw(INSERT, parametersOf(row)));
      await writeTurns(trx, batch.at(-1)!);
      stored.add(table);
    }
    return resultsOf(trx, batches, stored);
  });

/** `more` are further parts of the statement. */
const appendAll = (more: string) => `
  with stored as (
    update log_head set length = length + batch.size
    from unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[]) as batch (table_code, epoch, start, size)
    where code = batch.table_code and log_head.epoch = batch.epoch and length = batch.start
    returning code
  ), inserted as (
    insert into event (table_code, seq, epoch, at, entry)
    select * from unnest($5::text[], $6::bigint[], $7::bigint[], $8::bigint[], $9::text[]) as added (table_code)
    where added.table_code in (select code from stored)
  )${more}
  select code from stored`;

/**
 * For PostgreSQL: each statement is a round trip. If another process changes a head at the same time, PostgreSQL waits
 * for it and then looks at the head again.
 */
export const appendInOneStatement: AppendRows = async (db, batches) => {
  // Two processes that lock the same heads in different orders would wait for each other.
  const sorted = batches.toSorted(([a], [b]) => (a!.table < b!.table ? -1 : 1));
  const turns = turnParts(
    sorted.map((batch) => batch.at(-1)!),
    10,
  );
  const columns = [
    ...columnsOf(
      sorted.map(([first, ...rest]) => [first!.table, first!.epoch, first!.seq, rest.length + 1]),
      4,
    ),
    ...columnsOf(sorted.flat().map(parametersOf), 5),
    ...turns.columns,
  ];
  const { rows } = await db.executeQuery<{ code: string }>(CompiledQuery.raw(appendAll(turns.sql), columns));
  return resultsOf(db, batches, new Set(rows.map(({ code }) => code)));
};

function parametersOf({ table, seq, epoch, entry }: LogRow): (string | number)[] {
  return [table, seq, epoch, entry.at, JSON.stringify(entry)];
}

function columnsOf(rows: readonly (readonly unknown[])[], width: number): unknown[][] {
  return Array.from({ length: width }, (_, column) => rows.map((row) => row[column]));
}

/** A batch that was not stored is behind if its epoch still lasts. Otherwise the table was taken over or closed. */
async function resultsOf(
  db: Kysely<Schema>,
  batches: readonly Batch[],
  stored: ReadonlySet<string>,
): Promise<readonly AppendResult[]> {
  const refused = batches.map(([first]) => first!.table).filter((table) => !stored.has(table));
  const heads =
    refused.length === 0
      ? []
      : await db.selectFrom('log_head').select(['code', 'epoch']).where('code', 'in', refused).execute();
  const epochs = new Map(heads.map(({ code, epoch }) => [code, epoch]));
  return batches.map(([first]) => {
    const { table, epoch } = first!;
    if (stored.has(table)) return 'stored';
    return epochs.get(table) === epoch ? 'behind' : 'lost';
  });
}
