import type { OpenState, PlayList, Seat, View } from '@schupf/rules';
import type { Policy } from '../policy.ts';

/** A policy that also says how many points its choices are expected to bring, as the networks do. */
export interface ValuingPolicy extends Policy {
  weigh(view: View, seat: Seat, plays: PlayList, mayPass: boolean, values: Float64Array): number;
  weighBombs(view: View, seat: Seat, bombs: PlayList, values: Float64Array): number;
  weighCall(view: View, seat: Seat): number;
  /** How many points calling Grand Tichu would gain. */
  weighGrand(view: View, seat: Seat): number;
  roundValue(view: View, end: OpenState, seat: Seat): number;
  /**
   * By how many points the seat that made the last choice is expected to win the round; not a number if there was only
   * one option.
   */
  readonly expectedPoints: number;
  /** What it is worth to the seat that has this view to be expected to win the round by this many points. */
  worthOf(view: View, seat: Seat, points: number): number;
}
