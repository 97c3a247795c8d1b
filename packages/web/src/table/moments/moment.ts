import type { Call, Seat } from '@schupf/rules';

/** An event that is shown with an effect of its own, such as a bomb. */
export type Moment =
  | CallMoment
  | { readonly type: 'bomb'; readonly seat: Seat }
  /** The Dog gives the lead to another player. */
  | { readonly type: 'dog'; readonly from: Seat; readonly to: Seat }
  /** A trick that the Dragon won is given away. */
  | { readonly type: 'gift'; readonly from: Seat; readonly to: Seat }
  /** A player has gone out; `place` starts at 1. */
  | { readonly type: 'out'; readonly seat: Seat; readonly place: number }
  | RoundMoment;

/** What a call gains or costs. */
export const STAKES: { readonly [C in Call]: number } = { tichu: 100, grand: 200 };

/** Tichu or Grand Tichu. Secret Grand Tichus are revealed together. */
export interface CallMoment {
  readonly type: 'call';
  readonly call: Call;
  readonly callers: readonly Seat[];
}

/** The end of a round, and perhaps of the match. */
export interface RoundMoment {
  readonly type: 'round';
  readonly stamp: Stamp | null;
  readonly calls: readonly SettledCall[];
  readonly gains: readonly Gain[];
  /** Whether the match is over and the person at this screen has a reason to celebrate. */
  readonly celebrates: boolean;
}

/** The stamp on the table when a round ends in a special way. */
export type Stamp = 'double' | 'triple' | 'revolution';

export interface SettledCall {
  readonly seat: Seat;
  readonly call: Call;
  readonly isMade: boolean;
}

/** The points that a column of the score sheet gained in a round. */
export interface Gain {
  readonly column: number;
  readonly points: number;
  /** The column's total before the round. */
  readonly before: number;
  /** The best-placed seat that plays for the column. The column's points fly from there. */
  readonly from: Seat;
}

/**
 * The types in order of importance, the most important last. If several moments happen together, only the most
 * important one is shown.
 */
const BY_IMPORTANCE = [
  'out',
  'dog',
  'gift',
  'call',
  'bomb',
  'round',
] as const satisfies readonly Moment['type'][];

export function importanceOf({ type }: Moment): number {
  return BY_IMPORTANCE.indexOf(type);
}
