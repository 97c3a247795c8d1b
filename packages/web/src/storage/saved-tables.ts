import { committed, ROWS, resultOf, TABLES } from './database.ts';
import type { SavedTable } from './saved-table.ts';

/** An entry as it is stored. Two of its fields still have their names from the first version. */
interface StoredTable extends Omit<SavedTable, 'config' | 'inProgress'> {
  readonly terms: SavedTable['config'];
  readonly going: SavedTable['inProgress'];
}

export async function loadTable(database: IDBDatabase, id: string): Promise<SavedTable | null> {
  const tables = database.transaction(TABLES).objectStore(TABLES);
  const stored = await resultOf<StoredTable | undefined>(tables.get(id));
  return stored === undefined ? null : fromStored(stored);
}

export async function loadTables(database: IDBDatabase): Promise<readonly SavedTable[]> {
  const tables = database.transaction(TABLES).objectStore(TABLES);
  return (await resultOf<StoredTable[]>(tables.getAll())).map(fromStored);
}

export async function saveTable(database: IDBDatabase, table: SavedTable): Promise<void> {
  const transaction = database.transaction(TABLES, 'readwrite');
  transaction.objectStore(TABLES).put(toStored(table));
  await committed(transaction);
}

export async function forgetTable(database: IDBDatabase, id: string): Promise<void> {
  const transaction = database.transaction([TABLES, ROWS], 'readwrite');
  transaction.objectStore(TABLES).delete(id);
  transaction.objectStore(ROWS).delete(rowsOf(id));
  await committed(transaction);
}

function fromStored({ terms, going, ...rest }: StoredTable): SavedTable {
  return { ...rest, config: terms, inProgress: going };
}

function toStored({ config, inProgress, ...rest }: SavedTable): StoredTable {
  return { ...rest, terms: config, going: inProgress };
}

/** The keys of a table's rows, starting with a row number. */
export function rowsOf(table: string, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([table, from], [table, Number.POSITIVE_INFINITY]);
}
