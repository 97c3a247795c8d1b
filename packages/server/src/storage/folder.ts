import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createPrivately, keepPrivate } from './private-folder.ts';
import { isBusy } from './sqlite/errors.ts';
import { openSqlite } from './sqlite/open.ts';
import { type Storage, StorageError } from './storage.ts';

const LOCK_FILE = 'lock.db';
const DATABASE_FILE = 'schupf.db';

/** A folder that no other process can use until it is released or this process ends, however it ends. */
export interface ClaimedFolder {
  /** The path of the database, which may not exist yet. */
  readonly database: string;
  release(): void;
}

export function databaseIn(folder: string): string {
  return join(folder, DATABASE_FILE);
}

export function isLock(name: string): boolean {
  return name === LOCK_FILE;
}

/**
 * Opens the storage in a folder for this process alone. Creates the folder if necessary. Warns if other users of the
 * machine could read it.
 */
export async function openFolder(
  folder: string,
  onWarning: (line: string) => void = () => {},
): Promise<Storage> {
  const { database, release } = claimFolder(folder, onWarning);
  try {
    createPrivately(database);
    const storage = await openSqlite(database);
    return {
      ...storage,
      async close() {
        await storage.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error instanceof StorageError
      ? new StorageError(`${folder} cannot be used: ${error.message}`, { cause: error })
      : error;
  }
}

/**
 * Opens the storage in a folder that a server may be using. SQLite lets one process write at a time, and both wait for
 * each other. So it is for a few changes, not for playing.
 */
export async function openFolderBesideServer(folder: string): Promise<Storage> {
  const database = databaseIn(folder);
  try {
    if (!existsSync(database)) throw new StorageError('it contains no data of a server');
    return await openSqlite(database, { migrates: false });
  } catch (error) {
    throw error instanceof StorageError
      ? new StorageError(`${folder} cannot be used: ${error.message}`, { cause: error })
      : error;
  }
}

/**
 * Locks a folder with an open transaction in a separate database that is never written to. The operating system
 * releases the lock when the process ends, even in a crash. A PID file would be left behind.
 */
export function claimFolder(folder: string, onWarning: (line: string) => void = () => {}): ClaimedFolder {
  createFolder(folder);
  const warning = keepPrivate(folder);
  if (warning !== null) onWarning(warning);
  createPrivately(join(folder, LOCK_FILE));
  const lock = new DatabaseSync(join(folder, LOCK_FILE), { open: false, timeout: 0 });
  try {
    lock.open();
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    if (lock.isOpen) lock.close();
    const reason = isBusy(error) ? 'another schupf process is using it' : (error as Error).message;
    throw new StorageError(`${folder} cannot be used: ${reason}`, { cause: error });
  }
  return { database: databaseIn(folder), release: () => lock.close() };
}

/** The folder contains the hands of matches in progress, so other users of the machine must not read it. */
function createFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StorageError(`${folder} cannot be created: ${(error as Error).message}`, { cause: error });
  }
}
