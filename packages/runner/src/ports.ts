import type { Card, Observer, Player, Rules, Seat, SeatAction, Seed, View } from '@schupf/rules';
import type { Entry, PackedTable, Question, SeenUpdate, Table, TableView } from '@schupf/table';
import type { SavedReplies } from './recent-replies.ts';

export interface Row {
  /** Counts from 0 without gaps. */
  readonly seq: number;
  readonly entry: Entry;
}

/** A row of a log is damaged. Unlike other errors of a store, this one does not go away if the call is repeated. */
export class DamagedLog extends Error {
  override readonly name = 'DamagedLog';
}

/** What became of rows that were given to a store. */
export type AppendResult =
  /** All of them are durable. */
  | 'stored'
  /** None was stored: the log has other rows at these numbers, or a gap before them. Load the rest and try again. */
  | 'behind'
  /** None was stored: another process has taken over the table, or the table is closed. */
  | 'lost';

/** Stores the log of one table. */
export interface Store {
  /** Up to `limit` rows, beginning with number `from`; all rows by default. */
  load(from?: number, limit?: number): Promise<readonly Row[]>;
  /**
   * Appends all rows or none, and resolves when they are durable. Rejects when it is unknown whether they were stored.
   * `after` is the table that results from the rows, for a store that also keeps something that follows from it.
   */
  append(rows: readonly Row[], after?: Table): Promise<AppendResult>;
}

/**
 * A table after a number of rows, so that these rows do not have to be folded again. Everything in it follows from the
 * log, so it does no harm if a snapshot is lost or unreadable.
 */
export interface Snapshot {
  readonly version: number;
  readonly rows: number;
  readonly table: PackedTable;
  readonly replies: SavedReplies;
  /** The state of the runner's companion. */
  readonly companion: unknown;
}

/** Stores the latest snapshot of one table. */
export interface Snapshots {
  /** What was saved last, possibly by another version of the program; null if there is nothing. */
  load(): Promise<unknown>;
  save(snapshot: Snapshot): Promise<void>;
}

export interface Clock {
  /** Milliseconds since a fixed moment. */
  now(): number;
  /**
   * Calls back once, at that time or soon after. The time may be weeks ahead. The returned function cancels the call.
   */
  wake(at: number, callback: () => void): () => void;
}

/** The source of randomness for draws and packs. Results are logged, so a replay does not request them again. */
export interface Chance {
  /**
   * 64 hexadecimal digits, from which the draw and the packs of a match follow where deals are fair. Without it, they
   * come from the other two functions everywhere.
   */
  secret?(match: number): string | Promise<string>;
  draw(rules: Rules, match: number): Draw | Promise<Draw>;
  shuffle(rules: Rules, match: number, round: number): ShuffledPack | Promise<ShuffledPack>;
}

export interface Draw {
  readonly dealer: Seat;
  readonly lot: readonly Player[];
}

export interface ShuffledPack {
  readonly pack: readonly Card[];
  /** The seed that reproduces the pack; null when there is none. */
  readonly seed: Seed | null;
}

/** A question to a bot. All the bot knows about the table is the view of the seat's player. */
export interface BotQuestion extends Pick<Question, 'number' | 'seat' | 'kind'> {
  /** The bot in the chair; null if a stand-in decides. */
  readonly bot: string | null;
  readonly view: View;
}

/** Decides for bots; null means "do nothing". The runner checks every answer. */
export interface Bots {
  decide(question: BotQuestion): SeatAction | null | Promise<SeatAction | null>;
}

/** A message to an observer. `seq` counts only the messages to this observer. */
export type Message =
  | {
      readonly type: 'snapshot';
      readonly seq: number;
      readonly at: number;
      readonly observer: Observer;
      readonly seen: TableView;
    }
  | {
      readonly type: 'update';
      readonly seq: number;
      readonly at: number;
      readonly updates: readonly SeenUpdate[];
    };

export interface Ports {
  readonly store: Store;
  /** Without it, a table is always folded from the start of its log. */
  readonly snapshots?: Snapshots;
  /** Lets other work run. A long log is folded in slices with pauses in between, so that no one else has to wait. */
  readonly pause?: () => Promise<void>;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly bots: Bots;
}
