import { type FileHandle, open } from 'node:fs/promises';
import { StorageTrouble } from '../storage.ts';

/**
 * The file into which SQLite writes what is committed; it is the same one as long as the database is open. SQLite would
 * wait for the disk at every commit, and everything else in this thread with it. Here one waits for all, elsewhere.
 */
export class WriteAheadLog {
  private readonly file: FileHandle;
  private commits = 0;
  /** How many of them are on the disk. */
  private onDisk = 0;
  private flushing: Promise<void> | null = null;

  private constructor(file: FileHandle) {
    this.file = file;
  }

  /** Of a database that is open and has been read. */
  static async open(database: string): Promise<WriteAheadLog> {
    return new WriteAheadLog(await orTrouble(open(`${database}-wal`, 'r+')));
  }

  noteCommit(): void {
    this.commits++;
  }

  /** Resolves when everything committed so far is on the disk. */
  async flushed(): Promise<void> {
    for (const wanted = this.commits; this.onDisk < wanted; ) {
      this.flushing ??= this.flush().finally(() => {
        this.flushing = null;
      });
      await this.flushing;
    }
  }

  close(): Promise<void> {
    return this.file.close();
  }

  private async flush(): Promise<void> {
    const { commits } = this;
    await orTrouble(this.file.datasync());
    this.onDisk = commits;
  }
}

async function orTrouble<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw new StorageTrouble(`the store fails: ${(error as Error).message}`, { cause: error });
  }
}
