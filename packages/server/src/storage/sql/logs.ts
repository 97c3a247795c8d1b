import { type AppendResult, DamagedLog } from '@schupf/runner';
import type { Entry } from '@schupf/table';
import type { Kysely } from 'kysely';
import type { LogRow, LogStorage } from '../storage.ts';
import type { Batch } from './append-rows.ts';
import type { Schema } from './schema.ts';
import type { SqlVariant } from './sql-variant.ts';

export class SqlLogs implements LogStorage {
  private readonly db: Kysely<Schema>;
  private readonly variant: SqlVariant;

  constructor(db: Kysely<Schema>, variant: SqlVariant) {
    this.db = db;
    this.variant = variant;
  }

  async load(table: string, from = 0, limit?: number): Promise<readonly LogRow[]> {
    const query = this.db
      .selectFrom('event')
      .select(['seq', 'epoch', 'entry'])
      .where('table_code', '=', table)
      .where('seq', '>=', from)
      .orderBy('seq');
    const rows = await (limit === undefined ? query : query.limit(limit)).execute();
    return rows.map(({ seq, epoch, entry }) => ({ table, seq, epoch, entry: readEntry(seq, entry) }));
  }

  async delete(table: string, limit: number): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('event')
      .where('table_code', '=', table)
      .where('seq', 'in', (eb) =>
        eb.selectFrom('event').select('seq').where('table_code', '=', table).orderBy('seq').limit(limit),
      )
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async append(batches: readonly Batch[]): Promise<readonly AppendResult[]> {
    const results = new Map<Batch, AppendResult>();
    for (const batch of batches) {
      if (batch.length === 0) results.set(batch, 'stored');
      else if (!isConsecutive(batch)) results.set(batch, 'behind');
    }
    for (const turn of inTurns(batches.filter((batch) => !results.has(batch)))) {
      const stored = await this.variant.appendRows(this.db, turn);
      for (const [index, batch] of turn.entries()) results.set(batch, stored[index]!);
    }
    return batches.map((batch) => results.get(batch)!);
  }
}

/** Splits batches so that no table occurs twice in a turn. Nearly always there is one turn. */
function inTurns(batches: readonly Batch[]): Batch[][] {
  const turns: Batch[][] = [];
  const counts = new Map<string, number>();
  for (const batch of batches) {
    const { table } = batch[0]!;
    const turn = counts.get(table) ?? 0;
    counts.set(table, turn + 1);
    if (turn === turns.length) turns.push([]);
    turns[turn]!.push(batch);
  }
  return turns;
}

function readEntry(seq: number, text: string): Entry {
  try {
    return JSON.parse(text) as Entry;
  } catch {
    throw new DamagedLog(`row ${seq} of the log cannot be read`);
  }
}

/** Whether the rows belong to one epoch of one table and their numbers are consecutive. */
function isConsecutive([first, ...others]: Batch): boolean {
  return others.every(
    ({ table, epoch, seq }, index) =>
      table === first!.table && epoch === first!.epoch && seq === first!.seq + index + 1,
  );
}
