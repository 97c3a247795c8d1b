import type { TableInfo } from '@schupf/protocol';
import type { Table } from '@schupf/table';
import type { TableStorage } from '../storage/storage.ts';
import { isSameLine, lineOf } from './table-summary.ts';

/** Keeps what the lobby says of a table: one line after the other, or an older one could come last. */
export class LobbyNote {
  private readonly about: TableInfo;
  private readonly tables: TableStorage;
  private readonly onFault: (error: unknown) => void;
  private keeping: Promise<void> = Promise.resolve();
  /** The table of which the lobby knows. */
  private noted: Table | null = null;

  constructor(about: TableInfo, tables: TableStorage, onFault: (error: unknown) => void) {
    this.about = about;
    this.tables = tables;
    this.onFault = onFault;
  }

  /** Whether there was anything new to say. */
  note(table: Table): boolean {
    if (this.noted !== null && isSameLine(this.noted, table)) return false;
    this.noted = table;
    const line = lineOf(this.about, table);
    this.keeping = this.keeping
      .then(() => this.tables.note(this.about.code, line, Date.now()))
      .catch(this.onFault);
    return true;
  }

  /** Resolves when nothing is being written. */
  settled(): Promise<void> {
    return this.keeping;
  }
}
