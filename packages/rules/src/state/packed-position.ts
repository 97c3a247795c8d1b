import type { Card } from '../card.ts';
import { CardSet } from '../card-set.ts';
import type { Rules } from '../rules.ts';
import type { Seat } from '../seat.ts';
import { type PackedView, packView, unpackView } from './packed-view.ts';
import { Position } from './position.ts';
import { viewFor } from './view.ts';

/** A whole position as plain data, for storage. It contains every hidden card, so it must never reach a client. */
export interface PackedPosition extends Omit<PackedView, 'observer'> {
  readonly stack: readonly Card[];
  readonly faceDown: readonly Card[];
  readonly violation: Seat;
}

export function packPosition(position: Position): PackedPosition {
  const { observer: _, ...packed } = packView(viewFor(position, 'omniscient'));
  const { stack, faceDown, violation } = position;
  return { ...packed, stack, faceDown: faceDown.toArray(), violation };
}

/** The inverse of `packPosition`. It checks nothing. */
export function unpackPosition(packed: PackedPosition, rules: Rules): Position {
  const { open, hands, laid, decisions, transfers } = unpackView(
    { ...packed, observer: 'omniscient' },
    rules,
  );
  const position = new Position(rules);
  position.open.copyFrom(open);
  for (const [seat, hand] of hands.entries()) position.changeHand(seat).copyFrom(hand!);
  position.laid = laid;
  position.decisions = decisions;
  position.transfers = transfers;
  position.stack = packed.stack;
  position.faceDown = CardSet.of(packed.faceDown);
  position.violation = packed.violation;
  return position;
}
