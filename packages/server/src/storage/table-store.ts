import type { Row, Store } from '@schupf/runner';
import type { LogStorage } from './storage.ts';

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

  async load(): Promise<readonly Row[]> {
    const rows = await this.logs.load(this.table);
    return rows.map(({ seq, entry }) => ({ seq, entry }));
  }

  async append(rows: readonly Row[]): Promise<boolean> {
    const { table, epoch } = this;
    const [isStored] = await this.logs.append([rows.map(({ seq, entry }) => ({ table, seq, epoch, entry }))]);
    return isStored!;
  }
}
