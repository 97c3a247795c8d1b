import { type Host, type Message, OMNISCIENT } from '@schupf/host';
import { packMessage } from '@schupf/protocol';
import type { Observer } from '@schupf/rules';
import { followNews, type TableView } from '@schupf/table';
import type { SessionId } from '../bus/bus.ts';

/** The table as the gallery sees it. */
interface Sight {
  readonly seq: number;
  readonly observer: Observer;
  readonly seen: TableView;
}

export interface GalleryOptions {
  /** Milliseconds after which all hands are shown; null for what lies on the table, at once. */
  readonly delay: number | null;
  readonly now: () => number;
  readonly after: (milliseconds: number, callback: () => void) => () => void;
  readonly send: (session: SessionId, text: string) => void;
  readonly table: string;
}

/**
 * Everybody who watches a table and does not play. They all see the same, so every message is written once. Nobody is
 * followed while nobody watches.
 */
export class Gallery {
  private readonly host: Host;
  private readonly options: GalleryOptions;
  private readonly sessions = new Set<SessionId>();
  private readonly timers = new Set<() => void>();
  private sight: Sight | null = null;
  private leave: (() => void) | null = null;

  constructor(host: Host, options: GalleryOptions) {
    this.host = host;
    this.options = options;
  }

  get size(): number {
    return this.sessions.size;
  }

  has(session: SessionId): boolean {
    return this.sessions.has(session);
  }

  add(session: SessionId): void {
    this.sessions.add(session);
    if (this.leave === null) this.follow();
    else if (this.sight !== null) this.options.send(session, this.snapshot(this.sight));
  }

  delete(session: SessionId): void {
    this.sessions.delete(session);
    // With a delay the past has to be there for whoever comes next.
    if (this.sessions.size === 0 && this.options.delay === null) this.close();
  }

  close(): void {
    this.leave?.();
    this.leave = null;
    this.sight = null;
    for (const forget of this.timers) forget();
    this.timers.clear();
  }

  /** With a delay it follows from the table's opening on, or the first who comes would wait that long. */
  follow(): void {
    const { delay } = this.options;
    this.leave = this.host.watch(delay === null ? null : OMNISCIENT, (message) => this.hear(message, delay));
  }

  private hear(message: Message, delay: number | null): void {
    if (delay === null) return this.show(message);
    const forget = this.options.after(delay, () => {
      this.timers.delete(forget);
      this.show(message);
    });
    this.timers.add(forget);
  }

  private show(message: Message): void {
    const { now, table, send } = this.options;
    this.sight = message.type === 'snapshot' ? message : follow(this.sight, message);
    const text = JSON.stringify({ ...packMessage(message, this.timeShown(now())), table });
    for (const session of this.sessions) send(session, text);
  }

  private snapshot(sight: Sight): string {
    const { now, table } = this.options;
    return JSON.stringify({ ...packMessage({ type: 'snapshot', ...sight }, this.timeShown(now())), table });
  }

  /** Whoever sees the past sees its clocks too. */
  private timeShown(now: number): number {
    return now - (this.options.delay ?? 0);
  }
}

function follow(sight: Sight | null, { seq, news }: Extract<Message, { type: 'news' }>): Sight | null {
  return sight === null ? null : { ...sight, seq, seen: news.reduce(followNews, sight.seen) };
}
