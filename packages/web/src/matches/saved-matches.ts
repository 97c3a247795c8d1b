import { signal } from '@preact/signals';
import { isDailyTable } from '../daily/daily-address.ts';
import { openDatabase } from '../storage/database.ts';
import type { SavedTable } from '../storage/saved-table.ts';
import { forgetTable, loadTables } from '../storage/saved-tables.ts';

/** Tables saved in this browser, latest first, without daily deals; null until they have been read. */
export const savedTables = signal<readonly SavedTable[] | null>(null);
export const isUnreadable = signal(false);
/** Whether the server stores any matches of this player. */
export const hasServerMatches = signal(false);

let database: Promise<IDBDatabase> | null = null;

function openedDatabase(): Promise<IDBDatabase> {
  database ??= openDatabase();
  return database;
}

export async function readTables(): Promise<void> {
  try {
    const saved = await loadTables(await openedDatabase());
    const tables = saved.filter(({ id }) => !isDailyTable(id));
    savedTables.value = tables.toSorted((a, b) => b.changed - a.changed);
    isUnreadable.value = false;
    // A finished match should last: ask the browser not to evict it.
    if (saved.some(({ finished }) => finished.length > 0)) void navigator.storage?.persist?.();
  } catch {
    database = null;
    isUnreadable.value = true;
  }
}

/** Deletes a table with its reviews and shared replays. Offline, the shared ones stay on the server until they expire. */
export async function deleteTable(id: string): Promise<void> {
  await forgetTable(await openedDatabase(), id);
  void import('../replay/upload-requests.ts').then(({ withdrawAll }) => withdrawAll(id)).catch(() => {});
  void import('../storage/reviews.ts').then(({ forgetReviews }) => forgetReviews(id)).catch(() => {});
  await readTables();
}
