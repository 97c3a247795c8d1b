import { withGroupCommit } from './group-commit.ts';
import type { Storage, TableStorage } from './storage.ts';

export interface StorageObserver {
  /** Called when the rows of a table are stored, with the number of seconds it took. */
  readonly onAppend: (seconds: number) => void;
  /** Called with the number of rows that were stored by one call. */
  readonly onGroup: (rows: number) => void;
  /** Called when this process has taken a table over from another one that is gone. */
  readonly onTakeover: () => void;
}

/** The same storage, with appends in groups. Reports what happens. */
export function observeStorage(
  storage: Storage,
  { onAppend, onGroup, onTakeover }: StorageObserver,
): Storage {
  const grouped = withGroupCommit(storage, onGroup);
  const { tables, logs } = grouped;
  return {
    ...grouped,
    tables: observeClaims(tables, onTakeover),
    logs: {
      load: (table, from, limit) => logs.load(table, from, limit),
      delete: (table, limit) => logs.delete(table, limit),
      async append(batches) {
        const start = performance.now();
        const results = await logs.append(batches);
        onAppend((performance.now() - start) / 1000);
        return results;
      },
    },
  };
}

function observeClaims(tables: TableStorage, onTakeover: () => void): TableStorage {
  const claim: TableStorage['claim'] = async (code, node, gone) => {
    const result = await tables.claim(code, node, gone);
    if (result?.ok && gone !== undefined) onTakeover();
    return result;
  };
  // Inherits all other methods.
  return Object.assign(Object.create(tables) as TableStorage, { claim });
}
