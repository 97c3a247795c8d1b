import type { Rules } from './rules.ts';
import type { Seat } from './seat.ts';
import { Position } from './state/position.ts';

/** A match before its first deal. Player 0 sits at the first seat; `dealer` deals and takes first in round one. */
export function newMatch(rules: Rules, dealer: Seat = 0): Position {
  const position = new Position(rules);
  position.open.dealer = dealer;
  return position;
}
