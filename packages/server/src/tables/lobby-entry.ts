import type { TableInfo } from '@schupf/protocol';
import type { Clock } from '@schupf/runner';
import { isCorrespondence, type Table } from '@schupf/table';
import type { TableStorage } from '../storage/storage.ts';
import { basisOf, hasSameSummary, type SummaryBasis, summaryOf } from './table-summary.ts';

/** A match with days per move that goes on is noted this often, so that it does not count as abandoned. */
const NOTE_INTERVAL_MS = 24 * 3600 * 1000;

export interface LobbyEntryDeps {
  readonly tables: TableStorage;
  readonly clock: Clock;
  /** Called when a new summary has been stored. */
  readonly onWritten: () => void;
  readonly onFault: (error: unknown) => void;
}

/** Stores what the lobby shows about a table. Writes are queued; otherwise an old summary could overwrite a new one. */
export class LobbyEntry {
  private readonly info: TableInfo;
  private readonly epoch: number;
  private readonly deps: LobbyEntryDeps;
  private writing: Promise<unknown> = Promise.resolve();
  /** What was last written; null at first. */
  private written: SummaryBasis | null = null;
  private writtenAt = Number.NEGATIVE_INFINITY;
  /** The summary that was last written, as text. */
  private text = '';

  constructor(info: TableInfo, epoch: number, deps: LobbyEntryDeps) {
    this.info = info;
    this.epoch = epoch;
    this.deps = deps;
  }

  /** Returns whether the summary has changed. */
  update(table: Table): boolean {
    const { tables, clock, onWritten, onFault } = this.deps;
    const hasChanged = this.written === null || !hasSameSummary(this.written, table);
    if (!hasChanged && !this.isToBeNoted(table)) return false;
    this.written = basisOf(table);
    this.writtenAt = clock.now();
    const { epoch } = this;
    const { code } = this.info;
    const summary = summaryOf(this.info, table);
    const text = JSON.stringify(summary);
    const isNew = text !== this.text;
    this.text = text;
    this.writing = this.writing
      .then(() => tables.updateSummary(code, epoch, summary, clock.now()))
      .then(() => isNew && onWritten())
      .catch(onFault);
    return hasChanged;
  }

  private isToBeNoted({ speed }: Table): boolean {
    return isCorrespondence(speed) && this.deps.clock.now() >= this.writtenAt + NOTE_INTERVAL_MS;
  }

  /** Resolves when no write is pending. */
  async settled(): Promise<void> {
    await this.writing;
  }
}
