import { StorageTrouble } from '../storage.ts';

/** Primary result codes of SQLite that say something about the disk, the file or other programs, not about us. */
const TROUBLES: ReadonlyMap<number, string> = new Map([
  [3, 'permission denied'],
  [5, 'another program keeps it busy'],
  [6, 'another program keeps it busy'],
  [7, 'out of memory'],
  [8, 'it cannot be written'],
  [10, 'the disk does not answer as it should'],
  [11, 'the file is damaged'],
  [13, 'the disk is full'],
  [14, 'the file cannot be opened'],
  [15, 'another program keeps it busy'],
  [26, 'the file is no database'],
]);

/** A failure that is no bug of ours as `StorageTrouble`, any other as it is. */
export function asTrouble(error: unknown): unknown {
  const reason = TROUBLES.get(codeOf(error));
  if (reason === undefined) return error;
  return new StorageTrouble(`the store fails: ${reason} (${(error as Error).message})`, { cause: error });
}

export function orTrouble<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw asTrouble(error);
  }
}

const BUSY = 5;

export function isBusy(error: unknown): boolean {
  return codeOf(error) === BUSY;
}

/** Without the higher bits, which say in more detail where it happened; 0 when it is no failure of SQLite. */
function codeOf(error: unknown): number {
  return ((error as { errcode?: number }).errcode ?? 0) & 0xff;
}
