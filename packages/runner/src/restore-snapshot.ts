import { PACKED_TABLE_VERSION, type Table, unpackTable } from '@schupf/table';
import type { Ports, Snapshot } from './ports.ts';
import type { SavedReplies } from './replies.ts';
import type { RunnerOptions } from './table-runner.ts';

/** A table after a number of rows, and the replies to the last commands in them. */
export interface Restored {
  readonly table: Table;
  readonly rows: number;
  readonly replies: SavedReplies;
}

/** The table in the latest snapshot; null if there is none that fits this program and this log. */
export async function restoreSnapshot(
  { snapshots, store }: Ports,
  { companion }: RunnerOptions,
  opened: Table,
): Promise<Restored | null> {
  if (snapshots === undefined) return null;
  try {
    const saved = (await snapshots.load()) as Snapshot | null;
    if (saved?.version !== PACKED_TABLE_VERSION) return null;
    const { rows, replies } = saved;
    const table = unpackTable(saved.table, opened);
    // A power cut can take the last rows of a log and leave the snapshot that was made after them.
    const [last] = await store.load(rows - 1, 1);
    if (last?.entry.at !== table.at) return null;
    companion?.restore(saved.companion, table);
    return { table, rows, replies };
  } catch {
    return null;
  }
}
