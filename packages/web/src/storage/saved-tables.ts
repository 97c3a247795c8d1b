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

/** The keys of a table's rows, beginning with a number. */
export function rowsOf(table: string, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([table, from], [table, Number.POSITIVE_INFINITY]);
}
