import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { GroupCommit } from './group-commit.ts';
import { openSqlite } from './sqlite/open.ts';
import { isBusy } from './sqlite/trouble.ts';
import { type Storage, StorageTrouble } from './storage.ts';

const LOCK_FILE = 'lock.db';
const DATABASE_FILE = 'schupf.db';

/** A folder that is ours until we let go of it or end, however we end. */
export interface ClaimedFolder {
  /** Where the database is, or will be. */
  readonly database: string;
  release(): void;
}

export function databaseIn(folder: string): string {
  return join(folder, DATABASE_FILE);
}

export function isLock(name: string): boolean {
  return name === LOCK_FILE;
}

/** Everything in the folder, for this process alone; makes the folder where there is none. */
export async function openFolder(folder: string): Promise<Storage> {
  const { database, release } = claimFolder(folder);
  try {
    const storage = await openSqlite(database);
    const logs = new GroupCommit(storage.logs);
    return {
      ...storage,
      logs,
      async close() {
        await logs.settled();
        await storage.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error instanceof StorageTrouble
      ? new StorageTrouble(`${folder} cannot be used: ${error.message}`, { cause: error })
      : error;
  }
}

/**
 * The lock is a transaction in a database of its own that is never written. The system takes it away with the process,
 * which it does not do with a file that names a process.
 */
export function claimFolder(folder: string): ClaimedFolder {
  makeFolder(folder);
  const lock = new DatabaseSync(join(folder, LOCK_FILE), { open: false, timeout: 0 });
  try {
    lock.open();
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    if (lock.isOpen) lock.close();
    const reason = isBusy(error) ? 'another schupf is running on it' : (error as Error).message;
    throw new StorageTrouble(`${folder} cannot be used: ${reason}`, { cause: error });
  }
  return { database: databaseIn(folder), release: () => lock.close() };
}

/** Hands of games that are going on lie there: nobody else on the machine may look. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StorageTrouble(`${folder} cannot be made: ${(error as Error).message}`, { cause: error });
  }
}
