import type { Seat } from '../seat.ts';

/** Where the points of a round came from, for the score sheet. */
export interface RoundResult {
  /** For each seat, the points of its side or, in a rank game, its own; empty when the game has no points. */
  readonly points: readonly number[];
  /** Seats in the order they went out, followed by the last seat with cards, if there is only one. */
  readonly order: readonly Seat[];
  /** Counted card points by side (even seats, odd seats); null when nothing was counted. */
  readonly cards: readonly [number, number] | null;
  /** Points that changed sides when the round ended: the hand and tricks of the last players. */
  readonly moved: readonly {
    readonly from: Seat;
    readonly to: 0 | 1;
    readonly what: 'hand' | 'tricks';
    readonly points: number;
  }[];
  readonly bonus: {
    readonly side: 0 | 1;
    readonly points: number;
    readonly for: 'sweep' | 'violation';
  } | null;
  readonly calls: readonly { readonly seat: Seat; readonly points: number }[];
}
