import type { Position, Seat, SeatAction } from '@schupf/rules';

export const DECISION_KINDS = ['grand', 'push', 'tichu', 'play', 'wish', 'bomb', 'gift'] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** A recorded decision for which a seat had a choice. */
export interface Decision {
  readonly round: number;
  /** The number of the move in the round, counted from 1. If the seat did nothing, this is the move that followed. */
  readonly move: number;
  /** The number of the trick; 0 before the first. */
  readonly trick: number;
  readonly seat: Seat;
  readonly kind: DecisionKind;
  /** Null if the seat decided not to call or not to bomb. */
  readonly action: SeatAction | null;
}

/** A decision and the position in which it was made. */
export interface DecisionAt extends Decision {
  readonly before: Position;
}

/** A unique name for each decision of a match. */
export function idOf({ round, move, kind, seat }: Decision): string {
  return `${round}.${move}.${kind}.${seat}`;
}
