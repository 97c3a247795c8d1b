import type { AppendResult, Row, Snapshot, Snapshots, Store } from '@schupf/runner';
import type { LogStorage, SnapshotStorage } from './storage.ts';

/** The log of one table, written in one epoch. */
export class TableStore implements Store {
  private readonly logs: LogStorage;
  private readonly table: string;
  private readonly epoch: number;

  constructor(logs: LogStorage, table: string, epoch: number) {
    this.logs = logs;
    this.table = table;
    this.epoch = epoch;
  }

  async load(from?: number, limit?: number): Promise<readonly Row[]> {
    const rows = await this.logs.load(this.table, from, limit);
    return rows.map(({ seq, entry }) => ({ seq, entry }));
  }

  async append(rows: readonly Row[]): Promise<AppendResult> {
    const { table, epoch } = this;
    const [result] = await this.logs.append([rows.map(({ seq, entry }) => ({ table, seq, epoch, entry }))]);
    return result!;
  }
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
