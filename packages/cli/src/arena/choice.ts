import {
  bombClaims,
  type Cards,
  finderFor,
  giftTargets,
  type OpenState,
  PlayList,
  playsHonouringWish,
  type Seat,
} from '@schupf/rules';

const plays = new PlayList();

/**
 * Whether a seat has a choice worth timing. Counting forced moves and the chance to call out of turn would make bots
 * look faster than they are.
 */
export function hasChoice(open: OpenState, seat: Seat, hand: Cards): boolean {
  if (open.phase === 'gift') return giftTargets(open, seat).length > 1;
  if (open.phase !== 'play') return true;
  if (open.turn !== seat || open.window) return mayBomb(open, seat, hand);
  const alternative = playsHonouringWish(open, hand, finderFor(open.rules, 'up-to-suits'), plays);
  return plays.length + (alternative === 'none' ? 0 : 1) > 1;
}

/** Whether the seat can play a bomb out of turn. */
export function mayBomb(open: OpenState, seat: Seat, hand: Cards): boolean {
  const finder = finderFor(open.rules, 'up-to-suits');
  if (!finder.mayHoldBomb(hand)) return false;
  bombClaims(open, seat, hand, finder, plays);
  return plays.length > 0;
}
