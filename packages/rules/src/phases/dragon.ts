import { isDragon } from '../combination/combination.ts';
import type { Seat } from '../seat.ts';
import type { OpenState } from '../state/open.ts';
import { isRoundOver, isSwept } from './end.ts';

/** Whether the owner has to give the current trick away. They do not if their team has swept the round. */
export function owesGift(open: OpenState): boolean {
  if (!isDragon(open.standing) || open.rules.dragonGift === 'none') return false;
  if (isSwept(open)) return false;
  return !(isRoundOver(open) && open.rules.dragonGiftOnThirdOut === 'no');
}

/** The opponents of the Dragon's player, including those who are out. */
export function giftTargets(open: OpenState, seat: Seat): Seat[] {
  const targets: Seat[] = [];
  for (let other = 0; other < open.rules.seats; other++)
    if (open.areOpponents(seat, other)) targets.push(other);
  return targets;
}
