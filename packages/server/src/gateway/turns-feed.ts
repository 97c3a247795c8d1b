import type { ServerMessage } from '@schupf/protocol';
import type { Clock } from '@schupf/runner';
import { after } from '../clock.ts';

/** A person is told at most this often, so that a fast table does not make their page ask again and again. */
const TELL_INTERVAL_MS = 1000;

const CHANGED = JSON.stringify({ type: 'turns-changed' } satisfies ServerMessage);

export interface TurnsFeedDeps<Listener> {
  readonly clock: Clock;
  readonly send: (listener: Listener, text: string) => void;
}

/**
 * Tells people that the list of tables where they sit has changed. It does not say what has changed: their page asks for
 * the list as it does at first, so there is one way to get it, and nothing to get wrong when a message is lost.
 */
export class TurnsFeed<Listener> {
  private readonly deps: TurnsFeedDeps<Listener>;
  /** By person. */
  private readonly subscribers = new Map<string, Set<Listener>>();
  /** The people who have to be told. */
  private readonly pending = new Set<string>();
  private cancelTelling: (() => void) | null = null;

  constructor(deps: TurnsFeedDeps<Listener>) {
    this.deps = deps;
  }

  /** The list may have changed since the listener last asked for it, so it is told at once. */
  add(person: string, listener: Listener): void {
    const listeners = this.subscribers.get(person) ?? new Set();
    if (listeners.has(listener)) return;
    this.subscribers.set(person, listeners.add(listener));
    this.deps.send(listener, CHANGED);
  }

  delete(person: string, listener: Listener): void {
    const listeners = this.subscribers.get(person);
    listeners?.delete(listener);
    if (listeners?.size === 0) this.subscribers.delete(person);
  }

  /** Call this after a change for these people has been stored. */
  refresh(people: Iterable<string>): void {
    for (const person of people) if (this.subscribers.has(person)) this.pending.add(person);
    if (this.pending.size > 0)
      this.cancelTelling ??= after(this.deps.clock, TELL_INTERVAL_MS, () => this.tell());
  }

  /** Call this when changes may have been missed. */
  refreshAll(): void {
    this.refresh(this.subscribers.keys());
  }

  close(): void {
    this.cancelTelling?.();
    this.cancelTelling = null;
  }

  private tell(): void {
    this.cancelTelling = null;
    for (const person of this.pending)
      for (const listener of this.subscribers.get(person) ?? []) this.deps.send(listener, CHANGED);
    this.pending.clear();
  }
}
