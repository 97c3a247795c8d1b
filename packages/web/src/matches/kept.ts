import { signal } from '@preact/signals';
import { openDatabase } from '../storage/database.ts';
import type { SavedTable } from '../storage/kept-table.ts';
import { forgetTable, tablesKept } from '../storage/kept-tables.ts';

/** Tables kept in this browser, the one changed last first; null before they are read, or where nothing is kept. */
export const keptTables = signal<readonly SavedTable[] | null>(null);
export const isUnreadable = signal(false);
/** Whether the server keeps others, with people. */
export const hasServerMatches = signal(false);

let database: Promise<IDBDatabase> | null = null;

function opened(): Promise<IDBDatabase> {
  database ??= openDatabase();
  return database;
}

/** Reads the tables again. */
export async function readTables(): Promise<void> {
  try {
    const tables = await tablesKept(await opened());
    keptTables.value = tables.toSorted((one, other) => other.changed - one.changed);
    isUnreadable.value = false;
    // Whoever has finished a match has something to lose: the browser is asked not to throw it away.
    if (tables.some(({ finished }) => finished.length > 0)) void navigator.storage?.persist?.();
  } catch {
    database = null;
    isUnreadable.value = true;
  }
}

export async function deleteTable(id: string): Promise<void> {
  await forgetTable(await opened(), id);
  await readTables();
}
