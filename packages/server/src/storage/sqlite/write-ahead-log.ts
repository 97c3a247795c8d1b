import { type FileHandle, open } from 'node:fs/promises';
import { StorageError } from '../storage.ts';

/**
 * Flushes SQLite's write-ahead log to the disk. SQLite could do so itself at every commit, but it would block this
 * thread. Here one asynchronous flush covers all commits that are waiting for it (group commit). SQLite keeps the same
 * log file as long as the database is open, so the handle stays valid.
 */
export class WriteAheadLog {
  private readonly file: FileHandle;
  private commits = 0;
  /** How many of the commits are on the disk. */
  private onDisk = 0;
  private flushing: Promise<void> | null = null;

  private constructor(file: FileHandle) {
    this.file = file;
  }

  /** Call this only after the first query: until then SQLite may not have created the file. */
  static async open(database: string): Promise<WriteAheadLog> {
    return new WriteAheadLog(await wrapErrors(open(`${database}-wal`, 'r+')));
  }

  noteCommit(): void {
    this.commits++;
  }

  /** Resolves when everything committed so far is on the disk. */
  async flushed(): Promise<void> {
    for (const target = this.commits; this.onDisk < target; ) {
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
    await wrapErrors(this.file.datasync());
    this.onDisk = commits;
  }
}

async function wrapErrors<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw new StorageError(`storage failed: ${(error as Error).message}`, { cause: error });
  }
}
