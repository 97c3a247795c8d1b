import type { LogStorage } from './storage.ts';

/** Wraps logs so that each successful append reports how many seconds it took. */
export function timedLogs(logs: LogStorage, onAppend: (seconds: number) => void): LogStorage {
  return {
    load: (table, from, limit) => logs.load(table, from, limit),
    delete: (table, limit) => logs.delete(table, limit),
    async append(batches) {
      const start = performance.now();
      const results = await logs.append(batches);
      onAppend((performance.now() - start) / 1000);
      return results;
    },
  };
}
