import type { Observer } from '@schupf/rules';
import { lastSeqFor, observerOf, type PersonId, type Step, type Table, tableViewFor } from '@schupf/table';
import type { Message } from './ports.ts';
import { ResumeWindow, type TellEffect, updatesFor } from './resume-window.ts';

export type Listener = (message: Message) => void;

/** The last message an observer has received. */
export interface Bookmark {
  readonly observer: Observer;
  readonly seq: number;
}

/** A viewer who may see all hands, such as a spectator who watches with a long delay. */
export const OMNISCIENT = Symbol('omniscient');

/** A person (with or without a seat), an anonymous spectator (null), or someone who may see all hands. */
export type Viewer = PersonId | null | typeof OMNISCIENT;

interface Subscription {
  readonly viewer: Viewer;
  readonly listener: Listener;
  observer: Observer;
}

/** Sends the viewers of a table what each of them may see. */
export class Audience {
  private readonly subscriptions = new Set<Subscription>();
  private readonly recent = new ResumeWindow();
  private readonly onFault: (error: unknown) => void;
  private table: Table;

  constructor(table: Table, onFault: (error: unknown) => void) {
    this.table = table;
    this.onFault = onFault;
  }

  publish({ table, effects }: Step): void {
    const hasChanged = hasNewPlayer(this.table, table);
    this.table = table;
    const tells = effects.filter((effect) => effect.type === 'tell');
    if (tells.length === 0) return;
    if (hasChanged) this.recent.clear();
    else this.recent.add(table, tells);
    for (const subscription of this.subscriptions) this.sendStep(subscription, tells);
  }

  /**
   * Sends the messages since the bookmark, or a snapshot, and then every update. The returned function unsubscribes.
   */
  watch(viewer: Viewer, listener: Listener, since: Bookmark | null): () => void {
    const subscription: Subscription = { viewer, listener, observer: observerFor(this.table, viewer) };
    this.subscriptions.add(subscription);
    const { observer } = subscription;
    const missed = since === null ? null : this.missedBy(observer, since);
    for (const message of missed ?? [this.snapshot(observer)]) this.send(subscription, message);
    return () => this.subscriptions.delete(subscription);
  }

  private sendStep(subscription: Subscription, effects: readonly TellEffect[]): void {
    const observer = observerFor(this.table, subscription.viewer);
    const isSame = observer === subscription.observer;
    subscription.observer = observer;
    // Sitting down or standing up changes the whole view.
    const message = isSame ? updateFor(observer, this.table, effects) : this.snapshot(observer);
    if (message !== null) this.send(subscription, message);
  }

  /** The messages after the bookmark; null when they are no longer available. */
  private missedBy(observer: Observer, since: Bookmark): readonly Message[] | null {
    return since.observer === observer ? this.recent.since(since.seq, observer, this.table) : null;
  }

  private snapshot(observer: Observer): Message {
    const { table } = this;
    const seen = tableViewFor(table, observer);
    return { type: 'snapshot', seq: lastSeqFor(table, observer), at: table.at, observer, seen };
  }

  /** A listener that throws is removed, so that it cannot stop the table for the others. */
  private send(subscription: Subscription, message: Message): void {
    try {
      subscription.listener(message);
    } catch (error) {
      this.subscriptions.delete(subscription);
      this.onFault(error);
    }
  }
}

/** Whether a player number now belongs to someone else, who must not receive what was meant for the previous player. */
function hasNewPlayer({ chairs: before }: Table, { chairs }: Table): boolean {
  return (
    chairs !== before &&
    chairs.some(({ occupant }, player) => {
      const previous = before[player]!.occupant;
      return occupant.type === 'person' && !(previous.type === 'person' && previous.id === occupant.id);
    })
  );
}

function observerFor(table: Table, viewer: Viewer): Observer {
  return viewer === OMNISCIENT ? 'omniscient' : observerOf(table, viewer);
}

function updateFor(observer: Observer, table: Table, effects: readonly TellEffect[]): Message | null {
  const updates = updatesFor(observer, effects);
  return updates.length === 0
    ? null
    : { type: 'update', seq: lastSeqFor(table, observer), at: table.at, updates };
}
