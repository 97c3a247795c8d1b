import type { Store } from '@schupf/runner';
import { MemoryStore } from '@schupf/runner/memory';
import { openDatabase } from '../storage/database.ts';
import type { SavedTable } from '../storage/saved-table.ts';
import { loadTable, saveTable } from '../storage/saved-tables.ts';
import { LastingStore } from './lasting-store.ts';
import { RowStore } from './row-store.ts';

/** The storage of one table. Without storage, or when it is full, the match is lost when the page is closed. */
export class TableStorage {
  /** The table's log. */
  readonly rows: Store;
  private readonly database: IDBDatabase | null;
  private readonly table: string;
  private readonly onUnsaved: () => void;

  private constructor(database: IDBDatabase | null, table: string, onUnsaved: () => void) {
    this.database = database;
    this.table = table;
    this.onUnsaved = onUnsaved;
    this.rows =
      database === null ? new MemoryStore() : new LastingStore(new RowStore(database, table), onUnsaved);
  }

  static async open(table: string, onUnsaved: () => void): Promise<TableStorage> {
    let database: IDBDatabase | null = null;
    try {
      database = await openDatabase();
    } catch {
      onUnsaved();
    }
    return new TableStorage(database, table, onUnsaved);
  }

  async load(): Promise<SavedTable | null> {
    return this.database === null ? null : loadTable(this.database, this.table);
  }

  async save(entry: SavedTable): Promise<void> {
    if (this.database === null) return;
    try {
      await saveTable(this.database, entry);
    } catch {
      this.onUnsaved();
    }
  }
}
