import type { Card, Observer, Player, Rules, Seat, SeatAction, Seed, View } from '@schupf/rules';
import type { Input, Question, SeenUpdate, TableConfig, TableView } from '@schupf/table';

/** A line of a table's log: how it was opened, then every input it accepted. */
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
   * Appends all rows or none, and resolves when they are durable. False when one of their numbers is taken: another
   * process is running the table. Rejects when it is not known whether the rows were stored.
   */
  append(rows: readonly Row[]): Promise<boolean>;
}

export interface Clock {
  /** Milliseconds since a fixed moment. */
  now(): number;
  /** Calls back once, at that time or soon after. The time may be weeks ahead. The returned function cancels it. */
  wake(at: number, callback: () => void): () => void;
}

/** The source of packs and draws. Its results are logged, so each is asked for only once. */
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

/** What a bot is asked. Of the table it gets the view of the seat's player and nothing else. */
export interface BotQuestion extends Pick<Question, 'number' | 'seat' | 'kind'> {
  /** The bot on the chair; null for the stand-in that acts for absent people. */
  readonly bot: string | null;
  readonly view: View;
}

/** Decides for bots; null means "do nothing". The runner checks every answer. */
export interface Bots {
  decide(question: BotQuestion): SeatAction | null | Promise<SeatAction | null>;
}

/** What an observer receives. `seq` counts the messages to this observer alone. */
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
