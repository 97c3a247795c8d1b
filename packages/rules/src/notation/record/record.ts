import type { Card } from '../../card.ts';
import type { RulesRequest } from '../../rules.ts';
import type { Player, Seat } from '../../seat.ts';
import type { SeatAction } from '../../state/action.ts';

/**
 * A match as a `.schupf` file holds it (NOTATION.md). Plain data: `parseRecord` and `formatRecord` turn text into
 * it and back, a `Recorder` makes it of actions, `replayRecord` makes actions of it.
 */
export interface GameRecord {
  readonly rules: RulesRequest;
  /** Names of the players by number; '' for one without a name. */
  readonly names: readonly string[];
  /** The other lines of the header in their order, known to anybody or not. */
  readonly tags: readonly Tag[];
  readonly rounds: readonly RoundRecord[];
}

export interface Tag {
  readonly name: string;
  readonly value: string;
}

export interface RoundRecord {
  readonly number: number;
  /** The seat that received the first card; null when the record leaves it to the rules. */
  readonly dealer: Seat | null;
  /** Player at each seat; null when every player sits at the seat of their number. */
  readonly players: readonly Player[] | null;
  /** Seats from first to last rank, where ranks exist already. */
  readonly ranking: readonly Seat[];
  /** The score before the round, when the round does not simply follow from the one before it. */
  readonly totals: readonly number[] | null;
  /** The other lines of the round's head: the seed of its shuffle and whatever else was said of it. */
  readonly tags: readonly Tag[];
  /** Cards by seat in the order they were dealt; null when only a seed tells them. */
  readonly hands: readonly (readonly Card[])[] | null;
  /** Cards that were not dealt, in the pack's order. */
  readonly rest: readonly Card[];
  readonly lines: readonly RecordLine[];
  /** Seats in the order they went out; null while the round is not over. */
  readonly order: readonly Seat[] | null;
  /** Points of the round and totals after it, by column; null where there are none. */
  readonly score: { readonly points: readonly number[]; readonly totals: readonly number[] } | null;
}

export const LINE_LABELS = ['calls', 'push', 'trick'] as const;
export type LineLabel = (typeof LINE_LABELS)[number];

/** What happened until the play, until the exchange, or in one trick. */
export interface RecordLine {
  readonly label: LineLabel;
  readonly items: readonly RecordItem[];
  /** The record was cut off here: what usually ends the line has not happened. */
  readonly cut: boolean;
}

export interface RecordItem {
  /** Null for a comment that stands alone. */
  readonly move: RecordMove | null;
  /** Milliseconds since the match began, where somebody took the time. */
  readonly time: number | null;
  readonly notes: readonly Note[];
}

export type RecordMove =
  | SeatAction
  /** So many cards taken one by one, in the order in which they are taken. */
  | { readonly type: 'taken'; readonly cards: number }
  /** The table went on, closing the window or gathering, where that does not follow from what comes next. */
  | { readonly type: 'table' }
  | TableNews;

/** Something at the table that is no move of the game: a hold, a substitute, a pause. */
export interface TableNews {
  readonly type: 'news';
  readonly name: string;
  readonly words: readonly string[];
}

export type Note =
  | { readonly type: 'comment'; readonly text: string }
  | { readonly type: 'mark'; readonly name: string; readonly value: string };
