import type { Card } from '../../card.ts';
import type { RulesRequest } from '../../rules.ts';
import type { Player, Seat } from '../../seat.ts';
import type { SeatAction } from '../../state/action.ts';

/**
 * The contents of a `.schupf` file (NOTATION.md) as plain data. `parseRecord` and `formatRecord` convert it from and
 * to text, a `Recorder` builds it from actions, and `replayRecord` turns it back into actions.
 */
export interface GameRecord {
  readonly rules: RulesRequest;
  /** Names of the players by number; '' for a player without a name. */
  readonly names: readonly string[];
  /** The other header lines in order, including unknown ones. */
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
  /** The player at each seat; null when player numbers equal seat numbers. */
  readonly players: readonly Player[] | null;
  /** Seats from first to last rank; empty if there are no ranks yet. */
  readonly ranking: readonly Seat[];
  /** The score before the round, if it does not continue from the previous one. */
  readonly totals: readonly number[] | null;
  /** The other lines of the round's header: the seed of its shuffle and anything else. */
  readonly tags: readonly Tag[];
  /** Cards by seat in the order they were dealt; null if only a seed is given. */
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

/** One line of moves: those during the deal, those from the deal to the exchange, or those of one trick. */
export interface RecordLine {
  readonly label: LineLabel;
  readonly items: readonly RecordItem[];
  /** Whether the record was cut off here, before the event that usually ends the line. */
  readonly cut: boolean;
}

export interface RecordItem {
  /** Null for a comment without a move. */
  readonly move: RecordMove | null;
  /** Milliseconds since the match began, if times were recorded. */
  readonly time: number | null;
  readonly notes: readonly Note[];
}

export type RecordMove =
  | SeatAction
  /** This many cards, taken one by one in order. */
  | { readonly type: 'taken'; readonly cards: number }
  /** The table closed the window or gathered the trick, and the next move does not imply it. */
  | { readonly type: 'table' }
  | TableNotice;

/** A notice from the table, such as a pause; it is not a move. Stored snapshots contain its type: do not rename it. */
export interface TableNotice {
  readonly type: 'news';
  readonly name: string;
  readonly words: readonly string[];
}

export type Note =
  | { readonly type: 'comment'; readonly text: string }
  | { readonly type: 'mark'; readonly name: string; readonly value: string };
