import { committed, ROWS, resultOf, TABLES } from './database.ts';
import type { SavedTable } from './saved-table.ts';

export async function loadTable(database: IDBDatabase, id: string): Promise<SavedTable | null> {
  const tables = database.transaction(TABLES).objectStore(TABLES);
  return (await resultOf<SavedTable | undefined>(tables.get(id))) ?? null;
}

export function loadTables(database: IDBDatabase): Promise<readonly SavedTable[]> {
  return resultOf<SavedTable[]>(database.transaction(TABLES).objectStore(TABLES).getAll());
}

export async function saveTable(database: IDBDatabase, table: SavedTable): Promise<void> {
  const transaction = database.transaction(TABLES, 'readwrite');
  transaction.objectStore(TABLES).put(table);
  await committed(transaction);
}

export async function forgetTable(database: IDBDatabase, id: string): Promise<void> {
  const transaction = database.transaction([TABLES, ROWS], 'readwrite');
  transaction.objectStore(TABLES).delete(id);
  transaction.objectStore(ROWS).delete(rowsOf(id));
  await committed(transaction);
}

/** The keys of all rows of a table. */
export function rowsOf(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table, 0], [table, Number.POSITIVE_INFINITY]);
}
