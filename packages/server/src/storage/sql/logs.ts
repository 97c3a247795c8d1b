import { DamagedLog } from '@schupf/runner';
import type { Entry } from '@schupf/table';
import { type CompiledQuery, type Kysely, sql, type Transaction } from 'kysely';
import type { LogRow, LogStorage } from '../storage.ts';
import type { Schema } from './schema.ts';
import type { SqlVariant } from './sql-variant.ts';

type NumberedBatch = readonly [index: number, batch: readonly LogRow[]];

export class SqlLogs implements LogStorage {
  private readonly db: Kysely<Schema>;
  private readonly variant: SqlVariant;
  /** Compiled once: building a query costs more than running it. */
  private readonly first: CompiledQuery;
  private readonly next: CompiledQuery;

  constructor(db: Kysely<Schema>, variant: SqlVariant) {
    this.db = db;
    this.variant = variant;
    const into = sql`insert into event (table_code, seq, epoch, at, entry)`;
    this.first = sql`${into} values (${''}, 0, ${0}, ${0}, ${''}) on conflict do nothing`.compile(db);
    // Selects from the previous row, so nothing is inserted if that one is missing or already has a successor.
    this.next = sql`${into} select table_code, seq + 1, ${0}, ${0}, ${''} from event
      where table_code = ${''} and seq = ${0} on conflict do nothing`.compile(db);
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

  async append(batches: readonly (readonly LogRow[])[]): Promise<readonly boolean[]> {
    return this.db.transaction().execute(async (trx) => {
      if (this.variant.locksRows) await holdTables(trx, batches);
      const results: boolean[] = [];
      // Sorted, because two processes that append to the same tables in different orders would wait for each other.
      for (const [index, batch] of [...batches.entries()].toSorted(byTable))
        results[index] = isConsecutive(batch) && (await this.appendBatch(trx, batch));
      return results;
    });
  }

  /** If the first row can be added, so can the rest: the log has no gaps and the transaction excludes other writers. */
  private async appendBatch(trx: Transaction<Schema>, batch: readonly LogRow[]): Promise<boolean> {
    for (const [index, row] of batch.entries()) {
      const { numAffectedRows } = await trx.executeQuery(this.insertion(row));
      if (numAffectedRows === 1n) continue;
      if (index === 0) return false;
      throw new Error(`the log of table ${row.table} has a gap before row ${row.seq}`);
    }
    return true;
  }

  private insertion({ table, seq, epoch, entry }: LogRow): CompiledQuery {
    const text = JSON.stringify(entry);
    return seq === 0
      ? { ...this.first, parameters: [table, epoch, entry.at, text] }
      : { ...this.next, parameters: [epoch, entry.at, text, table, seq - 1] };
  }
}

/** Without this, a table that is closed at the same time would find the old last row, and accept rows after the new one. */
async function holdTables(trx: Transaction<Schema>, batches: readonly (readonly LogRow[])[]): Promise<void> {
  const codes = batches.flatMap(([first]) => first?.table ?? []);
  if (codes.length > 0)
    await trx.selectFrom('game_table').select('code').where('code', 'in', codes).forKeyShare().execute();
}

function byTable([, [one]]: NumberedBatch, [, [other]]: NumberedBatch): number {
  const [a = '', b = ''] = [one?.table, other?.table];
  return a < b ? -1 : a > b ? 1 : 0;
}

function readEntry(seq: number, text: string): Entry {
  try {
    return JSON.parse(text) as Entry;
  } catch {
    throw new DamagedLog(`row ${seq} of the log cannot be read`);
  }
}

/** Whether the rows belong to one table and their numbers are consecutive. */
function isConsecutive([first, ...others]: readonly LogRow[]): boolean {
  return others.every(({ table, seq }, index) => table === first!.table && seq === first!.seq + index + 1);
}
