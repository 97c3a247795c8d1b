import { ACE, MAH_JONG, RANKS, type Rank } from '../card.ts';
import type { Cards } from '../card-set.ts';
import { isBomb, type Play } from '../combination/combination.ts';
import type { PlayFinder } from '../combination/finder.ts';
import { PlayList } from '../combination/play-list.ts';
import type { Rules } from '../rules.ts';
import type { Seat } from '../seat.ts';
import type { OpenState } from '../state/open.ts';

const scratch = new PlayList();

const NO_WISH: readonly (Rank | 0)[] = [0];
const ANY_WISH: readonly (Rank | 0)[] = [0, ...RANKS];

/** Whether a play may or must carry a wish. */
export function wishWith({ wishObligation }: Rules, play: Play): 'none' | 'may' | 'must' {
  if (wishObligation === 'off' || !play.cards.has(MAH_JONG)) return 'none';
  return wishObligation === 'mandatory' ? 'must' : 'may';
}

/** Every wish a play may carry; 0 stands for no wish. */
export function wishesWith(rules: Rules, play: Play): readonly (Rank | 0)[] {
  switch (wishWith(rules, play)) {
    case 'none':
      return NO_WISH;
    case 'may':
      return ANY_WISH;
    case 'must':
      return RANKS;
  }
}

/** Whether the play contains a natural card of the wished rank; the Phoenix never counts. */
export function fulfils(play: Play, wish: number): boolean {
  return play.cards.ofRank(wish) !== 0;
}

/** Whether the open wish can bind this seat on its turn at all; the dummy is exempt. */
export function wishReaches(open: OpenState, seat: Seat): boolean {
  if (open.wish === 0 || seat === open.dummy) return false;
  return !(open.trickIsEmpty && open.rules.wishOnLead === 'exempt');
}

/** Whether being able to make this legal play obliges a seat to fulfil the wish. */
function forcesWish(open: OpenState, play: Play): boolean {
  if (!fulfils(play, open.wish)) return false;
  if (open.rules.wishBombs === 'exempt' && isBomb(play)) return false;
  return !(open.rules.wishPhoenixCompletion === 'exempt' && play.phoenixAs !== 0);
}

/** A seat bound by the wish may only play the wished rank, or the Dog if the rules exempt it. */
export function allowedUnderWish(open: OpenState, play: Play): boolean {
  return fulfils(play, open.wish) || (play.kind === 'dog' && open.rules.wishDogEscape === 'allowed');
}

/** Whether the seat on turn has to fulfil the wish: it holds a legal play of the wished rank. */
export function owesWish(open: OpenState, seat: Seat, hand: Cards, finder: PlayFinder): boolean {
  if (!wishReaches(open, seat) || hand.ofRank(open.wish) === 0) return false;
  if (isOwnersMoment(open) && !open.rules.selfOvertake) finder.findBombs(hand, open.standing, scratch);
  else finder.find(hand, open.standing, scratch);
  return anyForcesWish(open, scratch);
}

export function anyForcesWish(open: OpenState, plays: PlayList): boolean {
  for (let index = 0; index < plays.length; index++) if (forcesWish(open, plays.at(index))) return true;
  return false;
}

/**
 * Whether the owner of the trick may act once more after the last pass: where the rules allow them to beat their own
 * trick, or where the wish may oblige them to bomb it. In the latter case they get this moment whether or not they
 * hold a bomb; otherwise the others would learn what they hold.
 */
export function ownerHasMoment(open: OpenState): boolean {
  const { rules, owner } = open;
  if (open.counts[owner]! === 0) return false;
  if (rules.selfOvertake) return true;
  return (
    rules.windowAfterPasses &&
    rules.wishOwnTrickBomb === 'forced' &&
    rules.wishBombs === 'forced' &&
    wishReaches(open, owner)
  );
}

export function isOwnersMoment(open: OpenState): boolean {
  return open.turn === open.owner && !open.trickIsEmpty;
}

/**
 * Updates the wish after a combination is played. A wish ends when anyone plays a natural card of the rank. Where the
 * rules say so, it also ends when it can no longer be fulfilled, or when the trick is taken (`wishAtTrickEnd`). The
 * next deal ends it in any case.
 */
export function wishAfter(open: OpenState, play: Play, wish: number): void {
  if (wish !== 0) open.wish = wish;
  else if (open.wish !== 0 && fulfils(play, open.wish)) open.wish = 0;
  if (open.wish === 0 || open.rules.wishDuration !== 'trick-while-reachable') return;
  if (play.kind !== 'dog' && !isReachable(play, open.wish)) open.wish = 0;
}

export function wishAtTrickEnd(open: OpenState): void {
  if (open.rules.wishDuration !== 'until-fulfilled') open.wish = 0;
}

/** Whether an ordinary combination that beats this one could still contain the rank. */
function isReachable(top: Play, wish: number): boolean {
  switch (top.kind) {
    case 'single':
    case 'pair':
    case 'triple':
      return top.height < wish * 2;
    case 'straight':
      return top.height < Math.min(ACE, wish + top.size - 1) * 2;
    case 'stairs':
      return top.height < Math.min(ACE, wish + top.size / 2 - 1) * 2;
    case 'triple-stairs':
      return top.height < Math.min(ACE, wish + top.size / 3 - 1) * 2;
    case 'full':
      return top.height < ACE * 2;
    case 'bomb4':
    case 'bombS':
    case 'dog':
      return false;
  }
}
