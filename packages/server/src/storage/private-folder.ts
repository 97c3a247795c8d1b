import { chmodSync, closeSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;
const OTHERS = 0o077;

/**
 * Makes a folder and its files readable by their owner only, since they contain the hands of matches in progress.
 * Returns a warning if others could read the folder until now, or still may; otherwise null.
 */
export function keepPrivate(folder: string): string | null {
  try {
    const wasOpen = closeToOthers(folder, OWNER_ONLY_FOLDER);
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isFile()) closeToOthers(join(folder, entry.name), OWNER_ONLY_FILE);
    return wasOpen ? `other users of this machine could read ${folder}; now only its owner can` : null;
  } catch (error) {
    return `other users of this machine may be able to read ${folder}: ${(error as Error).message}`;
  }
}

/**
 * Creates a database file before SQLite does, because SQLite would let everyone read it. The files that SQLite adds to
 * a database get the same permissions. Does nothing if the file cannot be created: SQLite will say why.
 */
export function createPrivately(file: string): void {
  try {
    closeSync(openSync(file, 'wx', OWNER_ONLY_FILE));
  } catch {
    // It exists, or SQLite cannot create it either.
  }
}

/** Removes the permissions of other users. Returns whether they had any. */
function closeToOthers(path: string, mode: number): boolean {
  if ((statSync(path).mode & OTHERS) === 0) return false;
  chmodSync(path, mode);
  return true;
}
