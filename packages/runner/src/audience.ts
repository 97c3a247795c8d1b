import type { Observer } from '@schupf/rules';
import {
  type Effect,
  heardBy,
  observerOf,
  type PersonId,
  type Step,
  seenUpdate,
  type Table,
  tableViewFor,
} from '@schupf/table';
import type { Message } from './ports.ts';

export type Hear = (message: Message) => void;

/** What somebody has heard last, and as whom. */
export interface Bookmark {
  readonly observer: Observer;
  readonly seq: number;
}

/** Whoever may know everything: those who see a match when it does not matter any more. */
export const OMNISCIENT = Symbol('omniscient');

/** A person at the table or not, nobody in particular, or somebody who sees all hands. */
export type Who = PersonId | null | typeof OMNISCIENT;

type Told = Extract<Effect, { type: 'tell' }>;

interface Watcher {
  readonly who: Who;
  readonly hear: Hear;
  observer: Observer;
}

/** Steps that can be told again to somebody who missed them; who was away longer gets a snapshot. */
const MAX_RECENT = 256;

/** Everybody who watches a table, each told what he may see. */
export class Audience {
  private readonly watchers = new Set<Watcher>();
  private readonly recent: { readonly table: Table; readonly told: readonly Told[] }[] = [];
  private readonly onFault: (error: unknown) => void;
  private table: Table;

  constructor(table: Table, onFault: (error: unknown) => void) {
    this.table = table;
    this.onFault = onFault;
  }

  /** Tells what a step brought. */
  hear({ table, effects }: Step): void {
    this.table = table;
    const told = effects.filter((effect) => effect.type === 'tell');
    if (told.length === 0) return;
    // Whoever sits down was not there before, and gets nothing again that others heard on his chair.
    if (told.some(({ update }) => update.type === 'sat-down')) this.recent.length = 0;
    else this.recent.push({ table, told });
    if (this.recent.length > MAX_RECENT) this.recent.shift();
    for (const watcher of this.watchers) this.tell(watcher, told);
  }

  /** Lets somebody watch; first he hears what he missed, or how things stand. */
  watch(who: Who, hear: Hear, since: Bookmark | null): () => void {
    const watcher: Watcher = { who, hear, observer: sightOf(this.table, who) };
    this.watchers.add(watcher);
    const missed = since === null ? null : this.missedBy(watcher.observer, since);
    for (const message of missed ?? [this.snapshot(watcher.observer)]) this.send(watcher, message);
    return () => this.watchers.delete(watcher);
  }

  private tell(watcher: Watcher, told: readonly Told[]): void {
    const observer = sightOf(this.table, watcher.who);
    const isSame = observer === watcher.observer;
    watcher.observer = observer;
    // Whoever sits down or stands up sees another side of the same table.
    const message = isSame ? newsFor(observer, this.table, told) : this.snapshot(observer);
    if (message !== null) this.send(watcher, message);
  }

  private missedBy(observer: Observer, since: Bookmark): Message[] | null {
    if (since.observer !== observer || since.seq > heardBy(this.table, observer)) return null;
    const messages: Message[] = [];
    for (let at = this.recent.length - 1; at >= 0; at--) {
      const { table, told } = this.recent[at]!;
      if (heardBy(table, observer) <= since.seq) return messages.reverse();
      const message = newsFor(observer, table, told);
      if (message !== null) messages.push(message);
    }
    return heardBy(this.table, observer) === since.seq + messages.length ? messages.reverse() : null;
  }

  private snapshot(observer: Observer): Message {
    const { table } = this;
    const seen = tableViewFor(table, observer);
    return { type: 'snapshot', seq: heardBy(table, observer), at: table.at, observer, seen };
  }

  /** A listener that fails is not told any more; the table goes on for the others. */
  private send(watcher: Watcher, message: Message): void {
    try {
      watcher.hear(message);
    } catch (error) {
      this.watchers.delete(watcher);
      this.onFault(error);
    }
  }
}

function sightOf(table: Table, who: Who): Observer {
  return who === OMNISCIENT ? 'omniscient' : observerOf(table, who);
}

function newsFor(observer: Observer, table: Table, told: readonly Told[]): Message | null {
  const updates = told.flatMap((one) =>
    one.to === 'all' || one.to === observer ? [seenUpdate(one.update, observer)] : [],
  );
  return updates.length === 0
    ? null
    : { type: 'update', seq: heardBy(table, observer), at: table.at, updates };
}
