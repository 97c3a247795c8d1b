import type { Card, Observer, Player, Rules, Seat, SeatAction, Seed, View } from '@schupf/rules';
import type { Input, Question, SeenUpdate, TableConfig, TableView } from '@schupf/table';

/** A line of a table's log: how it was opened, then every input it accepted. */
export type Entry = { readonly type: 'opened'; readonly terms: TableConfig; readonly at: number } | Input;

export interface Row {
  /** Counted from 0 without a gap. */
  readonly seq: number;
  readonly entry: Entry;
}

/** Where the log of one table is kept. */
export interface Store {
  load(): Promise<readonly Row[]>;
  /**
   * Keeps the rows for good before it resolves, all or none. False when one of their numbers is taken: somebody else
   * hosts the table. Throws when it cannot tell.
   */
  append(rows: readonly Row[]): Promise<boolean>;
}

export interface Clock {
  /** Milliseconds since some fixed moment. */
  now(): number;
  /** Calls back once at that time or soon after, also weeks ahead; the function returned forgets it. */
  wake(at: number, callback: () => void): () => void;
}

/** Where packs come from. What it gives is in the log, so it is asked once for each. */
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
  /** What the pack can be made of again; null when nothing can. */
  readonly seed: Seed | null;
}

/** What a bot is asked: a view of whoever plays the seat, and nothing else of the table. */
export interface BotQuestion extends Pick<Question, 'number' | 'seat' | 'kind'> {
  /** The bot on the chair; null for whoever stands in for people. */
  readonly bot: string | null;
  readonly view: View;
}

/** Whoever answers for bots; null is "nothing". What it says is checked. */
export interface Bots {
  decide(question: BotQuestion): SeatAction | null | Promise<SeatAction | null>;
}

/** What an observer hears. `seq` counts the messages to him alone. */
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
