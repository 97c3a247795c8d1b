import type { Bits, Gift, OpenState, Play, PlayList, Rank, Seat, View } from '@schupf/rules';
import type { Reason } from './reasons.ts';

/** Where a policy says why; null when nobody wants to know, as in thousands of imagined rounds. */
export type Why = Reason[] | null;

/**
 * How somebody plays, decision by decision, without words and without garbage: `PolicyBot` makes a bot of it, and
 * search plays imagined rounds with it. Views may be of positions that change in place: nothing is kept of them.
 */
export interface Policy {
  readonly name: string;
  callsGrand(view: View, seat: Seat, random: Bits, why: Why): boolean;
  /** Asked before the push and before the first card. */
  callsTichu(view: View, seat: Seat, random: Bits, why: Why): boolean;
  /** By how many points a side is better off for calling now; where it is not known the answer above has to do. */
  weighCall?(view: View, seat: Seat): number;
  /** The seat's Grand Tichu met a partner's; whether it is taken back. */
  withdraws(view: View, seat: Seat, random: Bits, why: Why): boolean;
  push(view: View, seat: Seat, random: Bits, why: Why): Gift[];
  /** The place of the chosen play, or NO_PLAY to pass where `mayPass`. */
  turn(view: View, seat: Seat, plays: PlayList, mayPass: boolean, random: Bits, why: Why): number;
  /**
   * What each listed play is worth, in points, and as the answer what passing is: where search begins, and what it
   * falls back on when it has imagined too few rounds to know better.
   */
  weigh?(view: View, seat: Seat, plays: PlayList, mayPass: boolean, values: Float64Array): number;
  /** The same for bombs out of turn; the answer is what waiting is worth. */
  weighBombs?(view: View, seat: Seat, bombs: PlayList, values: Float64Array): number;
  /** What the end of a round is worth to a seat with this view before it, in points; else what it scored. */
  worthOf?(view: View, end: OpenState, seat: Seat): number;
  /** The place of the bomb to lay out of turn, or NO_PLAY. */
  bomb(view: View, seat: Seat, bombs: PlayList, random: Bits, why: Why): number;
  /** The wish that goes with a play, 0 for none where that is allowed. */
  wish(view: View, seat: Seat, play: Play, random: Bits, why: Why): Rank | 0;
  dogTo(view: View, seat: Seat, targets: readonly Seat[], random: Bits, why: Why): Seat;
  gift(view: View, seat: Seat, targets: readonly Seat[], random: Bits, why: Why): Seat;
}
