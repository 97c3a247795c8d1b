import { PACKED_TABLE_VERSION, packTable, type Table, unpackTable } from '@schupf/table';
import type { Ports, Snapshot } from './ports.ts';
import type { SavedReplies } from './recent-replies.ts';
import type { Replies } from './replies.ts';
import type { RunnerOptions } from './runner-options.ts';

/** The minimum number of rows between two snapshots. */
const MIN_ROWS_BETWEEN_SNAPSHOTS = 50;

/** A table after a number of rows, and the replies to the last commands in them. */
export interface RestoredTable {
  readonly table: Table;
  readonly rows: number;
  readonly replies: SavedReplies;
}

/** Saves snapshots of a table and restores the latest. Losing one only means that more rows have to be folded. */
export class SnapshotKeeper {
  private readonly ports: Pick<Ports, 'snapshots' | 'store'>;
  private readonly options: Pick<RunnerOptions, 'companion' | 'onStoreError'>;
  /** The number of rows in the latest snapshot. */
  private savedRows = 0;

  constructor(
    ports: Pick<Ports, 'snapshots' | 'store'>,
    options: Pick<RunnerOptions, 'companion' | 'onStoreError'>,
  ) {
    this.ports = ports;
    this.options = options;
  }

  /** The table in the latest snapshot; null if there is none that matches this program and this log. */
  async restore(opened: Table): Promise<RestoredTable | null> {
    const { snapshots, store } = this.ports;
    if (snapshots === undefined) return null;
    try {
      const saved = (await snapshots.load()) as Snapshot | null;
      if (saved?.version !== PACKED_TABLE_VERSION) return null;
      const { rows, replies } = saved;
      const table = unpackTable(saved.table, opened);
      // A power failure can remove the last rows of a log, but leave a snapshot that was made after them.
      const [last] = await store.load(rows - 1, 1);
      if (last?.entry.at !== table.at) return null;
      this.options.companion?.restore(saved.companion, table);
      this.savedRows = rows;
      return { table, rows, replies };
    } catch {
      return null;
    }
  }

  /** Saves a snapshot between rounds, when it is smallest, if enough has happened since the last one. */
  consider(table: Table, rows: number, replies: Replies): void {
    const isBetweenRounds = table.stage !== 'playing' || table.position.open.phase === 'round-over';
    if (isBetweenRounds && rows - this.savedRows >= MIN_ROWS_BETWEEN_SNAPSHOTS)
      this.save(table, rows, replies);
  }

  save(table: Table, rows: number, replies: Replies): void {
    const { snapshots } = this.ports;
    if (snapshots === undefined) return;
    const { companion, onStoreError } = this.options;
    const saved = companion?.save() ?? null;
    if (companion !== undefined && saved === null) return;
    this.savedRows = rows;
    const snapshot = {
      version: PACKED_TABLE_VERSION,
      rows,
      table: packTable(table),
      replies: replies.save(),
      companion: saved,
    };
    snapshots.save(snapshot).catch((error) => onStoreError?.(error));
  }
}
