import type { Clock } from '@schupf/runner';
import { every } from '../clock.ts';
import type { TableStorage } from '../storage/storage.ts';

/** How often the lobby is read from storage, and people are counted, while someone is subscribed. */
const REFRESH_INTERVAL_MS = 2000;
const MAX_TABLES = 50;

export interface LobbyDeps<Listener> {
  readonly tables: TableStorage;
  readonly clock: Clock;
  readonly countPeople: () => number;
  readonly send: (listener: Listener, text: string) => void;
  readonly onFault: (error: unknown) => void;
}

/** The list of open tables and the number of people here, sent to all subscribers whenever they change. */
export class Lobby<Listener> {
  private readonly deps: LobbyDeps<Listener>;
  private readonly listeners = new Set<Listener>();
  /** Null while no one is subscribed. */
  private stopRefreshing: (() => void) | null = null;
  private tables = '';
  /** A separate message, because people come and go more often than tables, and the list is long. */
  private here = '';

  constructor(deps: LobbyDeps<Listener>) {
    this.deps = deps;
  }

  add(listener: Listener): void {
    if (this.listeners.has(listener)) return;
    this.listeners.add(listener);
    if (this.stopRefreshing !== null) {
      // These texts are at most one interval old.
      for (const text of [this.here, this.tables]) if (text !== '') this.deps.send(listener, text);
      return;
    }
    this.tables = '';
    this.here = '';
    this.stopRefreshing = every(this.deps.clock, REFRESH_INTERVAL_MS, () => void this.refresh());
    void this.refresh();
  }

  delete(listener: Listener): void {
    this.listeners.delete(listener);
    if (this.listeners.size === 0) this.close();
  }

  close(): void {
    this.stopRefreshing?.();
    this.stopRefreshing = null;
  }

  private async refresh(): Promise<void> {
    const { tables, onFault } = this.deps;
    const here = JSON.stringify({ type: 'here', people: this.deps.countPeople() });
    if (here !== this.here) {
      this.here = here;
      this.sendToAll(here);
    }
    try {
      const rows = await tables.listed(MAX_TABLES);
      const text = JSON.stringify({ type: 'lobby', tables: rows.map(({ summary }) => summary) });
      if (text === this.tables) return;
      this.tables = text;
      this.sendToAll(text);
    } catch (error) {
      onFault(error);
    }
  }

  private sendToAll(text: string): void {
    for (const listener of this.listeners) this.deps.send(listener, text);
  }
}
