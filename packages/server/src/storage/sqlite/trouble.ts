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

/** Does something with SQLite; a failure that is no bug of ours becomes `StorageTrouble`. */
export function asTrouble<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { errcode } = error as { errcode?: number };
    const reason = errcode === undefined ? undefined : TROUBLES.get(errcode & 0xff);
    if (reason === undefined) throw error;
    throw new StorageTrouble(`the store fails: ${reason} (${(error as Error).message})`, { cause: error });
  }
}
