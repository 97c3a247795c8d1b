import type { Card } from '../card.ts';
import { type CardSet, type Cards, NO_CARDS } from '../card-set.ts';
import type { Rules } from '../rules.ts';
import { NO_SEAT, type Seat } from '../seat.ts';
import type { Gift } from './action.ts';
import { emptySeats, emptySets } from './empty-seats.ts';
import type { Transfer } from './event.ts';
import { OpenState } from './open.ts';

/**
 * The complete state of a match between two actions: the open state, and what is hidden from some players. Checked
 * transitions never change a position but return a new one; trusted transitions work in place.
 */
export class Position {
  readonly rules: Rules;
  readonly open: OpenState;
  readonly hands: CardSet[];
  /** While cards are being dealt, the whole pack in order, with the dealt cards first; empty afterwards. */
  stack: readonly Card[];
  /** Cards that stay face down and out of play this round. */
  faceDown: Cards;
  /** What each seat has laid out for the push. */
  laid: readonly (readonly Gift[] | null)[];
  /** Hidden Grand Tichu decisions by seat; null for a seat without one. */
  decisions: readonly (boolean | null)[];
  /** Cards that changed hands in this round's exchange. */
  transfers: readonly Transfer[];
  /** The first seat that ignored a wish this round; NO_SEAT if none has. */
  violation: Seat;

  constructor(rules: Rules, from: Position | null = null) {
    this.rules = rules;
    this.open = from === null ? new OpenState(rules) : from.open.copy();
    this.hands = from === null ? emptySets(rules) : copyHands(from.hands);
    this.stack = from === null ? [] : from.stack;
    this.faceDown = from === null ? NO_CARDS : from.faceDown;
    this.laid = from === null ? emptySeats(rules) : from.laid;
    this.decisions = from === null ? emptySeats(rules) : from.decisions;
    this.transfers = from === null ? [] : from.transfers;
    this.violation = from === null ? NO_SEAT : from.violation;
  }

  copy(): Position {
    return new Position(this.rules, this);
  }

  /** Becomes a copy of another position with the same rules, without allocating. */
  copyFrom(other: Position): this {
    this.open.copyFrom(other.open);
    for (let seat = 0; seat < this.hands.length; seat++) this.hands[seat]!.copyFrom(other.hands[seat]!);
    this.laid = other.laid;
    this.decisions = other.decisions;
    this.stack = other.stack;
    this.faceDown = other.faceDown;
    this.transfers = other.transfers;
    this.violation = other.violation;
    return this;
  }
}

function copyHands(hands: readonly CardSet[]): CardSet[] {
  const copies = hands.slice();
  for (let seat = 0; seat < copies.length; seat++) copies[seat] = copies[seat]!.copy();
  return copies;
}
