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

/** A person's window on a table: it follows the messages and compares them with the ledger. */
export class Follower {
  readonly who: PersonId | null;
  /** The view of the table; null before the first message. */
  seen: TableView | null = null;
  bookmark: Bookmark | null = null;
  /** How many messages arrived, to notice new ones. */
  heard = 0;
  private readonly ledger: Ledger;
  /** Decides for each message whether the view is compared in full. */
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

  /** Subscribes, from the last message received or with a snapshot. */
  connect(runner: TableRunner, resumes: boolean): void {
    const since = resumes ? this.bookmark : null;
    const before = this.heard;
    if (since === null) this.bookmark = null;
    let first: Message['type'] | null = null;
    this.stop = runner.watch(
      this.who,
      (message) => {
        // After a bookmark the first message may be a snapshot, even an older one: another runner may know less.
        if (first === null && message.type === 'snapshot') this.bookmark = null;
        first ??= message.type;
        this.ledger.attempt('a message', () => this.receive(message));
      },
      since,
    );
    if (since !== null && first !== 'snapshot') this.ledger.tally.resumed++;
    else this.ledger.tally.snapshots++;
    this.ledger.attempt('a connection', () => {
      if (since === null && this.heard !== before + 1) throw new Error('no snapshot, or more than that');
      const { observer, seq } = this.bookmark!;
      const known = lastSeqFor(runner.table, observer);
      if (seq !== known) throw new Error(`${observer} begins with message ${seq} of ${known}`);
    });
  }

  disconnect(): void {
    this.stop?.();
    this.stop = null;
  }

  private receive(message: Message): void {
    this.heard++;
    if (message.type === 'snapshot') {
      const { observer, seq, seen } = message;
      const last = this.bookmark;
      if (last?.observer === observer && seq < last.seq) throw new Error(`back from ${last.seq} to ${seq}`);
      this.seen = seen;
      this.bookmark = { observer, seq };
    } else this.follow(message.seq, message.updates);
    this.compare(message);
  }

  private follow(seq: number, updates: readonly SeenUpdate[]): void {
    const { bookmark } = this;
    if (bookmark === null || this.seen === null) throw new Error('an update before the first snapshot');
    if (seq !== bookmark.seq + 1) throw new Error(`message ${seq} after ${bookmark.seq}`);
    for (const one of updates) this.seen = applyUpdate(this.seen, one);
    this.bookmark = { ...bookmark, seq };
  }

  private compare({ at, type }: Message): void {
    const { observer, seq } = this.bookmark!;
    const row = this.ledger.rowOf(observer, seq);
    const table = this.ledger.tables[row];
    if (table === undefined) throw new Error(`${observer} receives message ${seq} before it is saved`);
    if (lastSeqFor(table, observer) !== seq) throw new Error(`there is no message ${seq} to ${observer}`);
    if (type === 'update' && at !== table.at)
      throw new Error(`message ${seq} came at ${table.at}, not at ${at}`);
    if (!this.isAudited()) return;
    mustBeSame(this.seen, tableViewFor(table, observer), `what ${observer} sees after message ${seq}`);
    // Rows without a message to this observer must not change the view.
    const last = this.ledger.tables[this.ledger.rowOf(observer, seq + 1) - 1]!;
    if (last !== table)
      mustBeSame(this.seen, tableViewFor(last, observer), `what ${observer} sees before message ${seq + 1}`);
  }
}
