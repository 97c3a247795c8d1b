import type { AppendResult, Row, Store } from '@schupf/runner';
import { committed, ROWS, resultOf } from '../storage/database.ts';
import { rowsOf } from '../storage/saved-tables.ts';

/** The log of one table in the browser's database. */
export class RowStore implements Store {
  private readonly database: IDBDatabase;
  private readonly table: string;

  constructor(database: IDBDatabase, table: string) {
    this.database = database;
    this.table = table;
  }

  async load(from = 0, limit?: number): Promise<readonly Row[]> {
    const rows = this.database.transaction(ROWS).objectStore(ROWS);
    return await resultOf<Row[]>(rows.getAll(rowsOf(this.table, from), limit));
  }

  /** The result is `behind` if a row already exists, because another page has continued the match. */
  async append(rows: readonly Row[]): Promise<AppendResult> {
    const transaction = this.database.transaction(ROWS, 'readwrite', { durability: 'strict' });
    const store = transaction.objectStore(ROWS);
    for (const { seq, entry } of rows) store.add({ table: this.table, seq, entry });
    try {
      await committed(transaction);
      return 'stored';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'ConstraintError') return 'behind';
      throw error;
    }
  }
}
