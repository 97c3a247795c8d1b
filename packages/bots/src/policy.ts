import type { Bits, Gift, OpenState, Play, PlayList, Rank, Seat, View } from '@schupf/rules';
import type { Reason } from './reasons.ts';

/** Collects a policy's reasons; null when they are not needed, as in simulated rounds. */
export type Why = Reason[] | null;

/**
 * Makes one decision at a time. `PolicyBot` turns a policy into a bot, and search simulates rounds with it, so a policy
 * should allocate as little as possible. It must not store views, because their positions may change in place.
 */
export interface Policy {
  readonly name: string;
  callsGrand(view: View, seat: Seat, random: Bits, why: Why): boolean;
  /** Whether to call Tichu, before the push or before the first card. */
  callsTichu(view: View, seat: Seat, random: Bits, why: Why): boolean;
  /** How many points calling Tichu would gain. Without this method, search relies on `callsTichu`. */
  weighCall?(view: View, seat: Seat): number;
  /** Whether to withdraw a Grand Tichu because a partner has called one too. */
  withdraws(view: View, seat: Seat, random: Bits, why: Why): boolean;
  push(view: View, seat: Seat, random: Bits, why: Why): Gift[];
  /** The index of the chosen play, or NO_PLAY to pass if `mayPass`. */
  turn(view: View, seat: Seat, plays: PlayList, mayPass: boolean, random: Bits, why: Why): number;
  /**
   * Writes the value of each play to `values`, in points, and returns the value of passing. Search uses them as priors,
   * which outweigh the results of its first few simulated rounds.
   */
  weigh?(view: View, seat: Seat, plays: PlayList, mayPass: boolean, values: Float64Array): number;
  /** Does the same for bombs out of turn, and returns the value of waiting. */
  weighBombs?(view: View, seat: Seat, bombs: PlayList, values: Float64Array): number;
  /**
   * How many points the end of a simulated round is worth to the seat that had this view when it decided. Without this
   * method, search uses the round's result.
   */
  roundValue?(view: View, end: OpenState, seat: Seat): number;
  /** The index of a bomb to play out of turn, or NO_PLAY. */
  bomb(view: View, seat: Seat, bombs: PlayList, random: Bits, why: Why): number;
  /** The wish to make with a play; 0 for none, if that is allowed. */
  wish(view: View, seat: Seat, play: Play, random: Bits, why: Why): Rank | 0;
  dogTo(view: View, seat: Seat, targets: readonly Seat[], random: Bits, why: Why): Seat;
  gift(view: View, seat: Seat, targets: readonly Seat[], random: Bits, why: Why): Seat;
}
