import { StorageError } from '../storage.ts';

/** Primary result codes of SQLite for problems with the disk, the file or other processes, not for our own bugs. */
const REASONS: ReadonlyMap<number, string> = new Map([
  [3, 'permission denied'],
  [5, 'another process is using it'],
  [6, 'another process is using it'],
  [7, 'out of memory'],
  [8, 'it is read-only'],
  [10, 'the disk reports an error'],
  [11, 'the file is damaged'],
  [13, 'the disk is full'],
  [14, 'the file cannot be opened'],
  [15, 'another process is using it'],
  [26, 'the file is not a database'],
]);

/** The error as a `StorageError`, unless it is our own bug. */
export function toStorageError(error: unknown): unknown {
  const reason = REASONS.get(codeOf(error));
  if (reason === undefined) return error;
  return new StorageError(`storage failed: ${reason} (${(error as Error).message})`, { cause: error });
}

export function wrapErrors<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw toStorageError(error);
  }
}

const BUSY = 5;

export function isBusy(error: unknown): boolean {
  return codeOf(error) === BUSY;
}

/** The primary result code, without the details in the higher bits; 0 if the error is not from SQLite. */
function codeOf(error: unknown): number {
  return ((error as { errcode?: number }).errcode ?? 0) & 0xff;
}
