import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { moveDurably } from './durable-file.ts';
import { claimFolder, databaseIn, isLock } from './folder.ts';
import type { DataLocation } from './location.ts';
import { MIGRATIONS } from './sql/migrations/index.ts';
import { wrapErrors } from './sqlite/errors.ts';
import { StorageError } from './storage.ts';

/**
 * Writes a consistent copy of all data into one SQLite file, even while a server is running on it. The file is replaced
 * atomically. Returns its size.
 */
export async function backUp(location: DataLocation, file: string): Promise<number> {
  if (location.type === 'folder') requireData(location.folder);
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    if (location.type === 'folder' && realpathSync(dirname(file)) === realpathSync(location.folder))
      throw new StorageError('a backup must not be inside the folder it backs up');
    // Created here and not by SQLite, so that only the owner can read it.
    closeSync(openSync(temporary, 'wx', 0o600));
    if (location.type === 'folder') wrapErrors(() => copyDatabase(databaseIn(location.folder), temporary));
    else {
      const { dumpDatabase, withDatabase } = await loadTransfer();
      await withDatabase(location.url, (db) => dumpDatabase(db, temporary));
    }
    checkBackup(temporary);
    moveDurably(temporary, file);
    return statSync(file).size;
  } catch (error) {
    rmSync(temporary, { force: true });
    throw withContext(`${file} cannot be written`, error);
  }
}

function requireData(folder: string): void {
  if (!existsSync(databaseIn(folder))) throw new StorageError(`${folder} contains no data`);
}

/**
 * Copies all data of a folder into an empty database, and compares both. The folder is not changed. No server may be
 * running on it. Returns the number of rows.
 */
export async function moveToDatabase(folder: string, url: string): Promise<number> {
  requireData(folder);
  const { database, release } = claimFolder(folder);
  try {
    return await fillFrom(database, url);
  } catch (error) {
    throw withContext('nothing was moved', error);
  } finally {
    release();
  }
}

/** Fills an empty database from a backup. Returns the number of rows. */
export async function restoreToDatabase(file: string, url: string): Promise<number> {
  if (!existsSync(file)) throw new StorageError(`${file} does not exist`);
  try {
    return await fillFrom(file, url);
  } catch (error) {
    throw withContext(`${file} cannot be restored`, error);
  }
}

async function fillFrom(file: string, url: string): Promise<number> {
  checkBackup(file);
  const { fillDatabase, withDatabase } = await loadTransfer();
  return withDatabase(url, (db) => fillDatabase(db, file));
}

/** Only a database needs this, and loading it takes a while. */
async function loadTransfer() {
  const [{ withDatabase }, transfer] = await Promise.all([
    import('./postgres/open.ts'),
    import('./copy/copy-database.ts'),
  ]);
  return { withDatabase, ...transfer };
}

interface RestoreOptions {
  /** Whether to restore even if the folder is not empty. Its database is kept under another name. */
  readonly force: boolean;
}

/** Creates a data folder from a backup. Returns where the previous database is now; null if there was none. */
export function restoreToFolder(file: string, folder: string, { force }: RestoreOptions): string | null {
  if (!existsSync(file)) throw new StorageError(`${file} does not exist`);
  try {
    checkBackup(file);
  } catch (error) {
    throw withContext(`${file} cannot be restored`, error);
  }
  const { database, release } = claimFolder(folder);
  const temporary = join(folder, 'restoring.db');
  try {
    if (!force && readdirSync(folder).some((name) => !isLock(name)))
      throw new StorageError('it is not empty (use --force to restore anyway)');
    copyFileSync(file, temporary);
    chmodSync(temporary, 0o600);
    const previous = existsSync(database) ? setAside(database, join(folder, 'replaced.db')) : null;
    moveDurably(temporary, database);
    return previous;
  } catch (error) {
    rmSync(temporary, { force: true });
    throw withContext(`nothing was restored to ${folder}`, error);
  } finally {
    release();
  }
}

function copyDatabase(from: string, to: string): void {
  using database = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  database.prepare('vacuum into ?').run(to);
}

function checkBackup(file: string): void {
  const problem = wrapErrors(() => {
    using database = new DatabaseSync(file, { readOnly: true });
    const valueFor = (query: string) => Object.values(database.prepare(query).get() ?? {})[0];
    if (valueFor('pragma integrity_check') !== 'ok') return 'the file is damaged';
    if (valueFor(`select count(*) from sqlite_schema where name = 'migration'`) !== 1)
      return 'the file is not a schupf backup';
    return Number(valueFor('select max(number) from migration')) > MIGRATIONS.length
      ? 'the file was written by a newer schupf'
      : null;
  });
  if (problem !== null) throw new StorageError(problem);
}

/** Moves the write-ahead log too: SQLite would apply it to the restored database if it were left behind. */
function setAside(database: string, to: string): string {
  for (const suffix of ['', '-wal']) rmSync(`${to}${suffix}`, { force: true });
  renameSync(database, to);
  if (existsSync(`${database}-wal`)) renameSync(`${database}-wal`, `${to}-wal`);
  rmSync(`${database}-shm`, { force: true });
  return to;
}

function withContext(context: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  const isOurs = error instanceof StorageError || (code !== undefined && /^E[A-Z0-9]+$/.test(code));
  return isOurs ? new StorageError(`${context}: ${(error as Error).message}`, { cause: error }) : error;
}
