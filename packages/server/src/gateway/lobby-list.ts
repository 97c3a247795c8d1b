import { newestFirst, type TableSummary } from '@schupf/protocol';
import type { Clock } from '@schupf/runner';
import type { LobbyChange, LobbyNews } from '../bus/lobby-news.ts';
import { every } from '../clock.ts';
import type { TableStorage } from '../storage/storage.ts';

/** How many tables a lobby shows. */
const MAX_SHOWN = 50;
/** More than are shown, so that others move up when some are closed. */
const MAX_READ = 200;
/** How often the list is read again, in case a change got lost. */
const READ_INTERVAL_MS = 60_000;

export interface LobbyListDeps {
  readonly tables: Pick<TableStorage, 'listed'>;
  readonly news: LobbyNews;
  readonly clock: Clock;
  readonly onFault: (error: unknown) => void;
}

/** The tables that the lobby lists, kept up to date by what the processes that run them announce. */
export class LobbyList {
  private readonly deps: LobbyListDeps;
  private readonly stopReading: () => void;
  /** Null until storage has been read. */
  private tables: Map<string, TableSummary> | null = null;
  private reading: Promise<void> | null = null;
  /** The changes since the current reading began: it may have missed them. */
  private recent: LobbyChange[] = [];
  private isClosed = false;

  constructor(deps: LobbyListDeps) {
    this.deps = deps;
    deps.news.onChange((change) => this.receive(change));
    this.stopReading = every(deps.clock, READ_INTERVAL_MS, () => void this.read());
    void this.read();
  }

  /** The tables to show, newest first; null if storage could not be read yet. */
  get shown(): readonly TableSummary[] | null {
    if (this.tables === null) return null;
    return [...this.tables.values()].sort(newestFirst).slice(0, MAX_SHOWN);
  }

  /** Reads the list from storage. Concurrent calls share one reading. Never rejects. */
  read(): Promise<void> {
    this.reading ??= this.readNow().finally(() => {
      this.reading = null;
    });
    return this.reading;
  }

  close(): void {
    this.isClosed = true;
    this.stopReading();
  }

  private async readNow(): Promise<void> {
    this.recent = [];
    try {
      const rows = await this.deps.tables.listed(MAX_READ);
      this.tables = new Map(rows.map(({ code, summary }) => [code, summary]));
      for (const change of this.recent) this.apply(change);
    } catch (error) {
      if (!this.isClosed) this.deps.onFault(error);
    }
  }

  private receive(change: LobbyChange): void {
    if (this.reading !== null) this.recent.push(change);
    this.apply(change);
  }

  private apply({ code, summary }: LobbyChange): void {
    if (summary === null) this.tables?.delete(code);
    else this.tables?.set(code, summary);
  }
}
