import type { AppendResult } from '@schupf/runner';
import type { LogRow, LogStorage, Storage } from './storage.ts';

interface PendingAppend {
  readonly batches: readonly (readonly LogRow[])[];
  readonly resolve: (results: readonly AppendResult[]) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Combines everything appended in one turn of the event loop into one call, so that we wait for the disk once instead
 * of once per table. What arrives during a call is combined into the next one.
 */
export class GroupCommit implements LogStorage {
  private readonly logs: LogStorage;
  private readonly onGroup: (rows: number) => void;
  private pending: PendingAppend[] = [];
  private isFlushing = false;

  /** `onGroup` is called with the number of rows that one call has stored. */
  constructor(logs: LogStorage, onGroup: (rows: number) => void = () => {}) {
    this.logs = logs;
    this.onGroup = onGroup;
  }

  load(table: string, from?: number, limit?: number): Promise<readonly LogRow[]> {
    return this.logs.load(table, from, limit);
  }

  delete(table: string, limit: number): Promise<boolean> {
    return this.logs.delete(table, limit);
  }

  append(batches: readonly (readonly LogRow[])[]): Promise<readonly AppendResult[]> {
    const { promise, resolve, reject } = Promise.withResolvers<readonly AppendResult[]>();
    this.pending.push({ batches, resolve, reject });
    if (!this.isFlushing) {
      this.isFlushing = true;
      setImmediate(() => this.flush());
    }
    return promise;
  }

  /** Resolves when everything appended so far is stored or has failed. */
  async settled(): Promise<void> {
    if (this.isFlushing) await this.append([]).catch(() => {});
  }

  private async flush(): Promise<void> {
    const group = this.pending;
    this.pending = [];
    try {
      const all = group.flatMap(({ batches }) => batches);
      const results = await this.logs.append(all);
      const stored = all.filter((_, index) => results[index] === 'stored').flat();
      if (stored.length > 0) this.onGroup(stored.length);
      let start = 0;
      for (const { batches, resolve } of group) {
        resolve(results.slice(start, start + batches.length));
        start += batches.length;
      }
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
    this.isFlushing = this.pending.length > 0;
    if (this.isFlushing) setImmediate(() => this.flush());
  }
}

/** The same storage, with appends in groups. */
export function withGroupCommit(storage: Storage, onGroup?: (rows: number) => void): Storage {
  const logs = new GroupCommit(storage.logs, onGroup);
  return {
    ...storage,
    logs,
    async close() {
      await logs.settled();
      await storage.close();
    },
  };
}
