import type { AppendResult, Row, Snapshot, Snapshots, Store } from '@schupf/runner';
import type { Table } from '@schupf/table';
import type { LogStorage, SnapshotStorage } from './storage.ts';
import type { TableTurns } from './turns-storage.ts';

/** The log of one table, written in one epoch, with what it means for the people there. */
export class TableStore implements Store {
  private readonly logs: LogStorage;
  private readonly table: string;
  private readonly epoch: number;
  private readonly turns: TurnsWriter | null;

  constructor(logs: LogStorage, table: string, epoch: number, turns: TurnsWriter | null = null) {
    this.logs = logs;
    this.table = table;
    this.epoch = epoch;
    this.turns = turns;
  }

  async load(from?: number, limit?: number): Promise<readonly Row[]> {
    const rows = await this.logs.load(this.table, from, limit);
    return rows.map(({ seq, entry }) => ({ seq, entry }));
  }

  async append(rows: readonly Row[], after?: Table): Promise<AppendResult> {
    const { table, epoch } = this;
    const written = after === undefined ? null : (this.turns?.changed(after) ?? null);
    const [result] = await this.logs.append([
      rows.map(({ seq, entry }, index) => ({
        ...{ table, seq, epoch, entry },
        ...(written !== null && index === rows.length - 1 ? { turns: written.turns } : {}),
      })),
    ]);
    if (result === 'stored') written?.stored();
    return result!;
  }
}

/** Knows what a table means for the people there, and what of it is stored. */
export interface TurnsWriter {
  /** What has to be stored with a table; null if it is stored already. */
  changed(table: Table): { readonly turns: TableTurns; readonly stored: () => void } | null;
}

/** The snapshot of one table. */
export class TableSnapshots implements Snapshots {
  private readonly snapshots: SnapshotStorage;
  private readonly table: string;

  constructor(snapshots: SnapshotStorage, table: string) {
    this.snapshots = snapshots;
    this.table = table;
  }

  async load(): Promise<unknown> {
    const content = await this.snapshots.load(this.table);
    return content === null ? null : JSON.parse(content);
  }

  save(snapshot: Snapshot): Promise<void> {
    return this.snapshots.save(this.table, JSON.stringify(snapshot));
  }
}
