import type { Card, Observer, Player, Rules, Seat, SeatAction, Seed, View } from '@schupf/rules';
import type { Input, Question, SeenUpdate, TableConfig, TableView } from '@schupf/table';

/** An entry in a table's log. The first tells how the table was opened; the others are the inputs it accepted. */
export type Entry = { readonly type: 'opened'; readonly terms: TableConfig; readonly at: number } | Input;

export interface Row {
  /** Counts from 0 without gaps. */
  readonly seq: number;
  readonly entry: Entry;
}

/** Stores the log of one table. */
export interface Store {
  load(): Promise<readonly Row[]>;
  /**
   * Appends all rows or none, and resolves when they are durable. Resolves to false when a `seq` is already taken,
   * because another process is running the table. Rejects when it is unknown whether the rows were stored.
   */
  append(rows: readonly Row[]): Promise<boolean>;
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
  draw(rules: Rules, match: number): Draw | Promise<Draw>;
  shuffle(rules: Rules, match: number, round: number): Shuffled | Promise<Shuffled>;
}

export interface Draw {
  readonly dealer: Seat;
  readonly lot: readonly Player[];
}

export interface Shuffled {
  readonly pack: readonly Card[];
  /** The seed that reproduces the pack; null when there is none. */
  readonly seed: Seed | null;
}

/** A question to a bot. All the bot knows about the table is the view of the seat's player. */
export interface BotQuestion extends Pick<Question, 'number' | 'seat' | 'kind'> {
  /** The bot on the chair; null if a stand-in decides. */
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
  readonly clock: Clock;
  readonly chance: Chance;
  readonly bots: Bots;
}
