import type { Card, Cards, OpenState, Play, Seat, View } from '@schupf/rules';
import type { FeatureBuffer } from './feature-buffer.ts';

/** A card that has already been chosen in a push. */
export interface GivenCard {
  readonly to: Seat;
  readonly card: Card;
}

/**
 * Describes decisions to the networks of one version of the learned bots: what the seat knows, and the effect of each
 * candidate. Reads no hidden information. The meaning of each feature must never change once weights for it are
 * published.
 */
export interface Encoder {
  /**
   * Is told what is decided next. Returns whether the networks are told the score in this decision: their values are then
   * changes of the chance of winning the match, as `Objective` defines them, instead of points.
   */
  decides(what: 'call' | 'other', open: OpenState, seat: Seat): boolean;
  /** Fills in a Grand Tichu decision: candidate 0 does not call, candidate 1 does. */
  addGrand(view: View, seat: Seat, to: FeatureBuffer): void;
  /** Adds what all candidates for the next card of a push share. */
  addPushState(view: View, seat: Seat, given: readonly GivenCard[], to: FeatureBuffer): void;
  /** Adds the features of giving this card next, which leaves these cards in the hand. */
  addGivenCard(
    seat: Seat,
    left: Cards,
    given: readonly GivenCard[],
    next: GivenCard,
    to: FeatureBuffer,
  ): void;
  /**
   * Adds what all candidates of a decision in play share. When the Dragon's trick is given away, the points won are left
   * out, because the gift changes them.
   */
  addState(view: View, seat: Seat, to: FeatureBuffer, isGift?: boolean): void;
  /**
   * Adds the features of playing these cards with this wish (0 for none), after calling Tichu if `calls`. `dogTo` is the
   * partner named with the Dog; NO_SEAT if none has to be named.
   */
  addPlay(
    open: OpenState,
    seat: Seat,
    hand: Cards,
    play: Play,
    wish: number,
    dogTo: Seat,
    calls: boolean,
    to: FeatureBuffer,
  ): void;
  /** Adds the features of passing or, out of turn, of not bombing. */
  addPass(
    open: OpenState,
    seat: Seat,
    hand: Cards,
    isOnTurn: boolean,
    calls: boolean,
    to: FeatureBuffer,
  ): void;
  /** Adds the features of giving the Dragon's trick to an opponent and leading. */
  addGift(open: OpenState, seat: Seat, hand: Cards, receiver: Seat, to: FeatureBuffer): void;
}
