import type { Activity, ServerMessage, TableSummary } from '@schupf/protocol';
import type { Clock } from '@schupf/runner';
import { every } from '../clock.ts';
import type { LobbyList } from './lobby-list.ts';

/** How often subscribers are told what has changed. */
const TELL_INTERVAL_MS = 2000;

export interface LobbyDeps<Listener> {
  readonly list: Pick<LobbyList, 'shown' | 'read'>;
  readonly clock: Clock;
  readonly activity: () => Activity;
  readonly send: (listener: Listener, text: string) => void;
}

/** Tells its subscribers which tables are open and how much is going on: first everything, then what has changed. */
export class Lobby<Listener> {
  private readonly deps: LobbyDeps<Listener>;
  private readonly listeners = new Set<Listener>();
  /** Null while no one is subscribed. */
  private stopTelling: (() => void) | null = null;
  /** The summaries that all subscribers know, as text; null until the list has been read. */
  private told: ReadonlyMap<string, string> | null = null;
  /** A separate message, because people come and go more often than tables change. */
  private here = '';

  constructor(deps: LobbyDeps<Listener>) {
    this.deps = deps;
  }

  add(listener: Listener): void {
    if (this.listeners.has(listener)) return;
    this.listeners.add(listener);
    if (this.stopTelling === null) {
      this.told = null;
      this.here = '';
      this.stopTelling = every(this.deps.clock, TELL_INTERVAL_MS, () => this.tell());
      return this.tell();
    }
    this.deps.send(listener, this.here);
    if (this.told !== null) this.deps.send(listener, wholeList(this.told));
  }

  delete(listener: Listener): void {
    this.listeners.delete(listener);
    if (this.listeners.size === 0) this.close();
  }

  close(): void {
    this.stopTelling?.();
    this.stopTelling = null;
  }

  private tell(): void {
    const here = JSON.stringify({ type: 'here', ...this.deps.activity() } satisfies ServerMessage);
    if (here !== this.here) {
      this.here = here;
      this.sendToAll(here);
    }
    const { shown } = this.deps.list;
    // Subscribers wait for the list, so they must not have to wait for the next regular reading.
    if (shown === null) return void this.deps.list.read().then(() => this.tellFirst());
    this.tellTables(shown);
  }

  private tellFirst(): void {
    const { shown } = this.deps.list;
    if (shown !== null && this.told === null && this.stopTelling !== null) this.tellTables(shown);
  }

  private tellTables(shown: readonly TableSummary[]): void {
    const before = this.told;
    const now = new Map(shown.map((summary) => [summary.code, JSON.stringify(summary)]));
    this.told = now;
    if (before === null) return this.sendToAll(wholeList(now));
    const changed = shown.filter(({ code }) => before.get(code) !== now.get(code));
    const gone = [...before.keys()].filter((code) => !now.has(code));
    if (changed.length === 0 && gone.length === 0) return;
    const message: ServerMessage = { type: 'lobby-changed', tables: changed, gone };
    this.sendToAll(JSON.stringify(message));
  }

  private sendToAll(text: string): void {
    for (const listener of this.listeners) this.deps.send(listener, text);
  }
}

function wholeList(summaries: ReadonlyMap<string, string>): string {
  return `{"type":"lobby","tables":[${[...summaries.values()].join()}]}`;
}
