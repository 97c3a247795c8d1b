import type { Observer } from '@schupf/rules';
import type { Bookmark, Message, TableRunner } from '@schupf/runner';
import {
  applyUpdate,
  heardBy,
  type PersonId,
  type SeenUpdate,
  type TableView,
  tableViewFor,
} from '@schupf/table';
import { mustBeSame } from '../same.ts';
import type { Ledger } from './ledger.ts';

/** A client's view of a table: it follows the messages it receives and compares the result with the ledger. */
export class Follower {
  readonly who: PersonId | null;
  /** What it sees; null before its first message. */
  seen: TableView | null = null;
  bookmark: Bookmark | null = null;
  /** The number of messages received. */
  received = 0;
  private readonly ledger: Ledger;
  /** Whether to compare a view as a whole, asked for every message. */
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

  /** Starts watching, from its bookmark or with a snapshot. */
  connect(runner: TableRunner, resumes: boolean): void {
    const since = resumes ? this.bookmark : null;
    const before = this.received;
    if (since === null) this.bookmark = null;
    let first: Message['type'] | null = null;
    this.stop = runner.watch(
      this.who,
      (message) => {
        // A runner may answer a bookmark with a snapshot, even of an earlier state: another runner may know less.
        if (first === null && message.type === 'snapshot') this.bookmark = null;
        first ??= message.type;
        this.ledger.attempt('a message', () => this.receive(message));
      },
      since,
    );
    if (since !== null && first !== 'snapshot') this.ledger.tally.resumed++;
    else this.ledger.tally.snapshots++;
    this.ledger.attempt('a connection', () => {
      if (since === null && this.received !== before + 1) throw new Error('not exactly one snapshot');
      const { observer, seq } = this.bookmark!;
      const known = heardBy(runner.table, observer);
      if (seq !== known) throw new Error(`${observer} begins with message ${seq} of ${known}`);
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
      if (last?.observer === observer && seq < last.seq) throw new Error(`back from ${last.seq} to ${seq}`);
      this.seen = seen;
      this.bookmark = { observer, seq };
    } else this.follow(message.seq, message.updates);
    this.compare(message);
  }

  private follow(seq: number, updates: readonly SeenUpdate[]): void {
    const { bookmark } = this;
    if (bookmark === null || this.seen === null) throw new Error('an update without a snapshot before it');
    if (seq !== bookmark.seq + 1) throw new Error(`message ${seq} after ${bookmark.seq}`);
    for (const one of updates) this.seen = applyUpdate(this.seen, one);
    this.bookmark = { ...bookmark, seq };
  }

  private compare({ at, type }: Message): void {
    const { observer, seq } = this.bookmark!;
    const row = this.ledger.rowOf(observer, seq);
    const table = this.ledger.tables[row];
    if (table === undefined) throw new Error(`${observer} receives message ${seq} before its row is stored`);
    if (heardBy(table, observer) !== seq) throw new Error(`there is no message ${seq} to ${observer}`);
    if (type === 'update' && at !== table.at)
      throw new Error(`message ${seq} came at ${table.at}, not at ${at}`);
    if (!this.isAudited()) return;
    mustBeSame(this.seen, tableViewFor(table, observer), `what ${observer} sees after message ${seq}`);
    // Rows without a message to this observer must not change what they see.
    const last = this.ledger.tables[this.ledger.rowOf(observer, seq + 1) - 1]!;
    if (last !== table)
      mustBeSame(this.seen, tableViewFor(last, observer), `what ${observer} sees before message ${seq + 1}`);
  }
}
