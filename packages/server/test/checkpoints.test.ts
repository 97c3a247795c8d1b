import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mayCopyApart } from '../src/storage/sqlite/checkpoints.ts';
import { openSqlite } from '../src/storage/sqlite/open.ts';
import { temporaryFolder, wakes } from './stored.ts';

const ROWS = 1000;

test('while rows are written, the log is copied into the database', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'test.db');
  const { logs, close } = await openSqlite(file);
  onTestFinished(close);
  for (let row = 0; row < ROWS; row++) await logs.append([wakes('aaa', row, 1)]);
  await vi.waitFor(() => expect(rowsWithoutLog(file, folder)).toBeGreaterThan(0), 5000);
  expect(await logs.load('aaa')).toHaveLength(ROWS);
});

test('only an SQLite in which that is safe', () => {
  expect(mayCopyApart(process.versions['sqlite'])).toBe(true);
  for (const version of ['3.51.3', '3.52.0', '3.100.1', '4.0.0']) expect(mayCopyApart(version)).toBe(true);
  for (const version of ['3.51.2', '3.7.0', '2.99.9', '', undefined])
    expect(mayCopyApart(version)).toBe(false);
});

/** What is in the database itself: whoever opens the file alone finds no log beside it. */
function rowsWithoutLog(file: string, folder: string): number {
  const alone = join(folder, 'alone.db');
  copyFileSync(file, alone);
  const database = new DatabaseSync(alone);
  try {
    return Number(database.prepare('select count(*) as rows from event').get()!['rows']);
  } catch {
    // Not even the tables are there yet.
    return 0;
  } finally {
    database.close();
  }
}
