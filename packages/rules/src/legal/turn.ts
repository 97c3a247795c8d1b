import type { Cards } from '../card-set.ts';
import type { PlayFinder } from '../combination/finder.ts';
import type { PlayList } from '../combination/play-list.ts';
import { keepHighestReadings } from '../combination/readings.ts';
import { allowedUnderWish, anyForcesWish, isOwnersMoment, wishReaches } from '../phases/wish.ts';
import { hasSeat, NO_SEAT, type Seat } from '../seat.ts';
import type { OpenState } from '../state/open.ts';
import { isForbiddenFirstLead } from './play.ts';

/** What the seat on turn may do instead of playing: pass, wait for the table to gather its trick, or nothing. */
export type Alternative = 'pass' | 'wait' | 'none';

/**
 * Lists every play of the seat on turn and returns what it may do instead. The fast counterpart of `judgePlay`,
 * `judgePass` and the table's `gather`. The window must be closed.
 */
export function turnPlays(open: OpenState, hand: Cards, finder: PlayFinder, plays: PlayList): Alternative {
  return listTurn(open, hand, finder, plays, open.rules.wishEnforcement === 'prevent');
}

/**
 * The same, but without plays that ignore the wish, even where the rules allow them and punish them later (WISH15).
 * Bots and stand-ins choose from this list, because a single breach decides the whole round.
 */
export function playsHonouringWish(
  open: OpenState,
  hand: Cards,
  finder: PlayFinder,
  plays: PlayList,
): Alternative {
  return listTurn(open, hand, finder, plays, true);
}

function listTurn(
  open: OpenState,
  hand: Cards,
  finder: PlayFinder,
  plays: PlayList,
  wishBinds: boolean,
): Alternative {
  const { rules } = open;
  const isOwnTrick = isOwnersMoment(open) && !rules.selfOvertake;
  if (isOwnTrick) finder.findBombs(hand, open.standing, plays);
  else finder.find(hand, open.standing, plays);
  if (rules.phoenixAmbiguity === 'always-highest') keepHighestReadings(plays, open.standing, rules);
  if (open.hasPlayed === 0 && rules.mahJongFirstLead === 'forbidden') dropMahJong(open, plays);
  const isBound = wishBinds && open.wish !== 0 && bindToWish(open, plays);
  if (isBound || open.trickIsEmpty) return 'none';
  return isOwnTrick ? 'wait' : 'pass';
}

/** Drops the plays that would break a binding wish; returns whether the wish binds. */
function bindToWish(open: OpenState, plays: PlayList): boolean {
  if (!wishReaches(open, open.turn) || !anyForcesWish(open, plays)) return false;
  plays.keepIf((play) => allowedUnderWish(open, play));
  return true;
}

function dropMahJong(open: OpenState, plays: PlayList): void {
  plays.keepIf((play) => !isForbiddenFirstLead(open, play.cards));
}

/** Lists the bombs a seat may claim now outside its ordinary turn. The fast counterpart of `judgeBomb`. */
export function bombClaims(
  open: OpenState,
  seat: Seat,
  hand: Cards,
  finder: PlayFinder,
  plays: PlayList,
): void {
  plays.clear();
  if (mayClaimBombs(open, seat)) finder.findBombs(hand, open.standing, plays);
}

function mayClaimBombs(open: OpenState, seat: Seat): boolean {
  const { rules } = open;
  if (open.phase !== 'play' || !rules.outOfTurnBombs || open.trickIsEmpty || !open.isActive(seat))
    return false;
  if (!open.window && (open.turn === NO_SEAT || open.turn === seat)) return false;
  return !(rules.passRule === 'final' && rules.finalPassBomb === 'denied' && hasSeat(open.passed, seat));
}
