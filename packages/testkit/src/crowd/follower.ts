import type { Observer } from '@schupf/rules';
import type { Bookmark, Message, TableRunner } from '@schupf/runner';
import {
  applyUpdate,
  lastSeqFor,
  type PersonId,
  type SeenUpdate,
  type TableView,
  tableViewFor,
} from '@schupf/table';
import { mustBeSame } from '../same.ts';
import type { Ledger } from './ledger.ts';

/** A browser window that shows a table: it follows the messages and compares them with the ledger. */
export class Follower {
  readonly who: PersonId | null;
  /** The view of the table; null before the first message. */
  seen: TableView | null = null;
  bookmark: Bookmark | null = null;
  /** How many messages have arrived. */
  received = 0;
  private readonly ledger: Ledger;
  /** Called for each message; returns whether to compare the whole view. */
  private readonly isAudited: () => boolean;
  private stop: (() => void) | null = null;

  constructor(who: PersonId | null, ledger: Ledger, isAudited: () => boolean) {
    this.who = who;
    this.ledger = ledger;
    this.isAudited = isAudited;
  }

  get isConnected(): boolean {
    return this.stop !== null;
  }

  get observer(): Observer {
    return this.bookmark?.observer ?? 'spectator';
  }

  /** Subscribes, resuming after the last message or starting with a snapshot. */
  connect(runner: TableRunner, resume: boolean): void {
    const since = resume ? this.bookmark : null;
    const before = this.received;
    if (since === null) this.bookmark = null;
    let first: Message['type'] | null = null;
    this.stop = runner.watch(
      this.who,
      (message) => {
        // When resuming from a bookmark, the first message may still be a snapshot, even one older than the bookmark:
        // a new runner may not have every message.
        if (first === null && message.type === 'snapshot') this.bookmark = null;
        first ??= message.type;
        this.ledger.attempt('a message', () => this.receive(message));
      },
      since,
    );
    if (since !== null && first !== 'snapshot') this.ledger.tally.resumed++;
    else this.ledger.tally.snapshots++;
    this.ledger.attempt('a connection', () => {
      if (since === null && this.received !== before + 1) throw new Error('expected exactly one snapshot');
      const { observer, seq } = this.bookmark!;
      const known = lastSeqFor(runner.table, observer);
      if (seq !== known) throw new Error(`${observer} starts with message ${seq} instead of ${known}`);
    });
  }

  disconnect(): void {
    this.stop?.();
    this.stop = null;
  }

  private receive(message: Message): void {
    this.received++;
    if (message.type === 'snapshot') {
      const { observer, seq, seen } = message;
      const last = this.bookmark;
      if (last?.observer === observer && seq < last.seq)
        throw new Error(`went back from ${last.seq} to ${seq}`);
      this.seen = seen;
      this.bookmark = { observer, seq };
    } else this.follow(message.seq, message.updates);
    this.compare(message);
  }

  private follow(seq: number, updates: readonly SeenUpdate[]): void {
    const { bookmark } = this;
    if (bookmark === null || this.seen === null) throw new Error('an update before the first snapshot');
    if (seq !== bookmark.seq + 1) throw new Error(`message ${seq} after ${bookmark.seq}`);
    for (const update of updates) this.seen = applyUpdate(this.seen, update);
    this.bookmark = { ...bookmark, seq };
  }

  private compare({ at, type }: Message): void {
    const { observer, seq } = this.bookmark!;
    const row = this.ledger.rowOf(observer, seq);
    const table = this.ledger.tables[row];
    if (table === undefined) throw new Error(`${observer} received message ${seq} before it was saved`);
    if (lastSeqFor(table, observer) !== seq) throw new Error(`there is no message ${seq} for ${observer}`);
    if (type === 'update' && at !== table.at)
      throw new Error(`message ${seq} has the time ${at} instead of ${table.at}`);
    if (!this.isAudited()) return;
    const { deals } = table;
    if (deals !== null && deals.stage !== 'shown' && JSON.stringify(this.seen).includes(deals.secret))
      throw new Error(`${observer} sees the secret of the match`);
    mustBeSame(this.seen, tableViewFor(table, observer), `what ${observer} sees after message ${seq}`);
    // Rows without a message to this observer must not change the view.
    const last = this.ledger.tables[this.ledger.rowOf(observer, seq + 1) - 1]!;
    if (last !== table)
      mustBeSame(this.seen, tableViewFor(last, observer), `what ${observer} sees before message ${seq + 1}`);
  }
}
