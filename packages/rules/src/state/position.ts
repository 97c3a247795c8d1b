import type { Card } from '../card.ts';
import { type CardSet, type Cards, NO_CARDS } from '../card-set.ts';
import type { Rules } from '../rules.ts';
import { MAX_SEATS, NO_SEAT, type Seat, seatBit } from '../seat.ts';
import type { Gift } from './action.ts';
import { emptySeats, emptySets } from './empty-seats.ts';
import type { Transfer } from './event.ts';
import { OpenState } from './open.ts';

/**
 * The complete state of a match between two actions: the open state, and what is hidden from some players. Checked
 * transitions never change a position but return a new one; trusted transitions work in place.
 */
export class Position {
  /** Seats whose hand is not shared with another position, as a bit mask. If there are none, the list is shared too. */
  #own = EVERY_SEAT;
  declare readonly rules: Rules;
  declare readonly open: OpenState;
  declare hands: readonly Cards[];
  /** While cards are being dealt, the whole pack in order, with the dealt cards first; empty afterwards. */
  declare stack: readonly Card[];
  /** Cards that stay face down and out of play this round. */
  declare faceDown: Cards;
  /** What each seat has laid out for the push. */
  declare laid: readonly (readonly Gift[] | null)[];
  /** Hidden Grand Tichu decisions by seat; null for a seat without one. */
  declare decisions: readonly (boolean | null)[];
  /** Cards that changed hands in this round's exchange. */
  declare transfers: readonly Transfer[];
  /** The first seat that ignored a wish this round; NO_SEAT if none has. */
  declare violation: Seat;

  /** The position before a match, or a successor of `from`. The two share each value until one of them changes it. */
  constructor(rules: Rules, from: Position | null = null) {
    this.rules = rules;
    if (from === null) {
      this.open = new OpenState(rules);
      this.hands = emptySets(rules);
      this.stack = [];
      this.faceDown = NO_CARDS;
      this.laid = emptySeats(rules);
      this.decisions = emptySeats(rules);
      this.transfers = [];
      this.violation = NO_SEAT;
    } else {
      this.open = from.open.successor();
      this.hands = from.hands;
      this.stack = from.stack;
      this.faceDown = from.faceDown;
      this.laid = from.laid;
      this.decisions = from.decisions;
      this.transfers = from.transfers;
      this.violation = from.violation;
      this.#own = 0;
      from.#own = 0;
    }
  }

  /**
   * An equal position for the next action to change. Creating it is cheap, because the two share whatever the action
   * does not change. Views of this position do not change with the successor. To hand a position to code that might
   * change it, use `copy`.
   */
  successor(): Position {
    return new Position(this.rules, this);
  }

  /** An equal position. It shares with this one only values that are never changed in place. */
  copy(): Position {
    return new Position(this.rules).copyFrom(this);
  }

  /** Becomes a copy of another position with the same rules. Allocates nothing, unless this one has a successor. */
  copyFrom(other: Position): this {
    this.open.copyFrom(other.open);
    for (let seat = 0; seat < this.hands.length; seat++) this.changeHand(seat).copyFrom(other.hands[seat]!);
    this.laid = other.laid;
    this.decisions = other.decisions;
    this.stack = other.stack;
    this.faceDown = other.faceDown;
    this.transfers = other.transfers;
    this.violation = other.violation;
    return this;
  }

  /** The hand of a seat, to be changed in place. */
  changeHand(seat: Seat): CardSet {
    if ((this.#own & seatBit(seat)) === 0) this.unshareHand(seat);
    return this.hands[seat] as CardSet;
  }

  /** Makes sure that hands are changed in place from now on, so that views of this position stay up to date. */
  unshareHands(): void {
    for (let seat = 0; seat < this.hands.length; seat++) this.changeHand(seat);
  }

  private unshareHand(seat: Seat): void {
    const hands = this.#own === 0 ? this.hands.slice() : (this.hands as Cards[]);
    hands[seat] = hands[seat]!.copy();
    this.hands = hands;
    this.#own |= seatBit(seat);
  }
}

const EVERY_SEAT = (1 << MAX_SEATS) - 1;
