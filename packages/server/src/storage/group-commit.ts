import type { LogRow, LogStorage } from './storage.ts';

interface Waiting {
  readonly batches: readonly (readonly LogRow[])[];
  readonly resolve: (kept: readonly boolean[]) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Hands on everything that is appended in one turn of the event loop in one call: the disk is waited for once, not once
 * a table. What comes while it is waited for goes together with the next call.
 */
export class GroupCommit implements LogStorage {
  private readonly logs: LogStorage;
  private waiting: Waiting[] = [];
  private isFlushing = false;

  constructor(logs: LogStorage) {
    this.logs = logs;
  }

  load(table: string): Promise<readonly LogRow[]> {
    return this.logs.load(table);
  }

  append(batches: readonly (readonly LogRow[])[]): Promise<readonly boolean[]> {
    const { promise, resolve, reject } = Promise.withResolvers<readonly boolean[]>();
    this.waiting.push({ batches, resolve, reject });
    if (!this.isFlushing) {
      this.isFlushing = true;
      setImmediate(() => this.flush());
    }
    return promise;
  }

  /** Resolves when everything appended so far is kept, or is not. */
  async settled(): Promise<void> {
    if (this.isFlushing) await this.append([]).catch(() => {});
  }

  private async flush(): Promise<void> {
    const group = this.waiting;
    this.waiting = [];
    try {
      const kept = await this.logs.append(group.flatMap(({ batches }) => batches));
      let from = 0;
      for (const { batches, resolve } of group) {
        resolve(kept.slice(from, from + batches.length));
        from += batches.length;
      }
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
    this.isFlushing = this.waiting.length > 0;
    if (this.isFlushing) setImmediate(() => this.flush());
  }
}
