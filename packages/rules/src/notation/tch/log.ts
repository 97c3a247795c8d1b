import type { Card, Rank } from '../../card.ts';
import type { Seat } from '../../seat.ts';
import type { Call } from '../../state/action.ts';

/**
 * A game as BrettspielWelt logs it, line by line. Nothing here is checked against the rules: `importTch` does that.
 * Lines are counted from 1.
 */
export interface TchLog {
  readonly rounds: readonly TchRound[];
}

/** The headings of a round, in order. */
export const TCH_SECTIONS = ['first', 'start', 'push', 'play'] as const;
export type TchSection = (typeof TCH_SECTIONS)[number];

export interface TchRound {
  readonly line: number;
  /** The last heading of the round; a truncated log does not have all of them. */
  readonly reached: TchSection;
  /** The first eight cards of each seat. */
  readonly first: readonly TchHand[];
  /** All fourteen cards of each seat. */
  readonly start: readonly TchHand[];
  /** Calls before the exchange. */
  readonly calls: readonly TchCall[];
  readonly pushes: readonly TchPush[];
  /** Who holds a bomb after the exchange; null if the log does not say. */
  readonly bombs: TchBombs | null;
  readonly events: readonly TchEvent[];
  readonly result: TchResult | null;
}

/**
 * A player named in a line. The seat identifies the player: handles may be missing, and they change with a
 * substitute.
 */
export interface TchPlayer {
  readonly seat: Seat;
  readonly handle: string;
}

export interface TchHand extends TchPlayer {
  readonly line: number;
  readonly cards: readonly Card[];
}

export interface TchCall extends TchPlayer {
  readonly line: number;
  readonly call: Call;
}

export interface TchPush extends TchPlayer {
  readonly line: number;
  /** To the next seat, the partner and the previous seat, in that order. */
  readonly gifts: readonly { readonly handle: string; readonly card: Card }[];
}

export interface TchBombs {
  readonly line: number;
  readonly players: readonly TchPlayer[];
}

export type TchEvent =
  | (TchPlayer & { readonly type: 'play'; readonly line: number; readonly cards: readonly Card[] })
  /** A pass, or the winner of the trick collecting it. */
  | (TchPlayer & { readonly type: 'pass'; readonly line: number })
  | (TchPlayer & { readonly type: 'call'; readonly line: number })
  /** The trick won with the Dragon goes to this player. */
  | (TchPlayer & { readonly type: 'gift'; readonly line: number })
  | { readonly type: 'wish'; readonly line: number; readonly rank: Rank };

export interface TchResult {
  readonly line: number;
  /** Points of this round: seats 0 and 2, seats 1 and 3. */
  readonly points: readonly [number, number];
}
