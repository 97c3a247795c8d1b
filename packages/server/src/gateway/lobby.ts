import type { Clock } from '@schupf/runner';
import { every } from '../clock.ts';
import type { TableStorage } from '../storage/storage.ts';

/** How often the lobby is read from storage while someone is looking at it. */
const REFRESH_INTERVAL_MS = 2000;
const MAX_TABLES = 50;

export interface LobbyDeps<Listener> {
  readonly tables: TableStorage;
  readonly clock: Clock;
  readonly send: (listener: Listener, text: string) => void;
  readonly onFault: (error: unknown) => void;
}

/** The list of open tables, sent to everyone looking at it whenever it changes. */
export class Lobby<Listener> {
  private readonly deps: LobbyDeps<Listener>;
  private readonly listeners = new Set<Listener>();
  /** Null while no one is looking. */
  private stopRefreshing: (() => void) | null = null;
  private text = '';

  constructor(deps: LobbyDeps<Listener>) {
    this.deps = deps;
  }

  add(listener: Listener): void {
    if (this.listeners.has(listener)) return;
    this.listeners.add(listener);
    if (this.stopRefreshing !== null) {
      // This text is at most one interval old.
      if (this.text !== '') this.deps.send(listener, this.text);
      return;
    }
    this.text = '';
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
    const { tables, send, onFault } = this.deps;
    try {
      const rows = await tables.listed(MAX_TABLES);
      const text = JSON.stringify({ type: 'lobby', tables: rows.map(({ summary }) => summary) });
      if (text === this.text) return;
      this.text = text;
      for (const listener of this.listeners) send(listener, text);
    } catch (error) {
      onFault(error);
    }
  }
}
