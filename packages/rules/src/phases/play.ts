import { isDragon, type Play } from '../combination/combination.ts';
import { hasSeat, NO_SEAT, rightOf, type Seat, seatBit } from '../seat.ts';
import type { OpenState } from '../state/open.ts';
import { isPassingDog, leaderAfterDog } from './dog.ts';
import { owesGift } from './dragon.ts';
import { isRoundOver, isSwept } from './end.ts';
import { isOwnersMoment, ownerHasMoment, wishAfter, wishAtTrickEnd } from './wish.ts';

// How the play phase changes the open state. These functions trust their arguments; `legal/` checks them first.

/** Starts play with this seat to lead. */
export function openPlay(open: OpenState, leader: Seat): void {
  open.phase = 'play';
  open.opener = leader;
  lead(open, leader);
}

/** Plays a combination, on turn or as a bomb out of turn. */
export function playCombination(open: OpenState, seat: Seat, play: Play, wish: number, dogTo: Seat): void {
  const isOut = removeCards(open, seat, play.size) === 0;
  open.hasPlayed |= seatBit(seat);
  open.changePlayed(seat).addAll(play.cards);
  if (isOut) open.finished = [...open.finished, seat];
  wishAfter(open, play, wish);
  if (isPassingDog(open.rules, play)) {
    open.discarded = open.discarded.copy().addAll(play.cards);
    if (isOut && isRoundOver(open)) open.phase = 'settle';
    else lead(open, leaderAfterDog(open, seat, dogTo));
    return;
  }
  open.changeStanding().copyFrom(play);
  open.owner = seat;
  open.changeTrickCards().addAll(play.cards);
  if (open.rules.passRule === 'reenter') open.passed = 0;
  if (isOut && isRoundOver(open)) endRound(open);
  else askNext(open, seat);
}

export function pass(open: OpenState, seat: Seat): void {
  if (isOwnersMoment(open)) {
    closeTrick(open);
    return;
  }
  open.passed |= seatBit(seat);
  askNext(open, seat);
}

/** The table closes the window: the seat on turn may act, or the trick is complete. */
export function closeWindow(open: OpenState): void {
  open.window = false;
  if (open.turn === NO_SEAT) afterLastPass(open);
}

/** The table gathers a complete trick; one won with the Dragon waits for the gift. */
export function gather(open: OpenState): void {
  closeTrick(open);
  if (open.phase === 'play') takeTrick(open, open.owner);
}

/** The Dragon's player gives the trick away. Then the next trick begins, or the round is over. */
export function giveTrick(open: OpenState, to: Seat): void {
  open.phase = 'play';
  if (isRoundOver(open)) {
    addToPile(open, to);
    wishAtTrickEnd(open);
    open.phase = 'settle';
  } else {
    takeTrick(open, to);
  }
}

/** Whether everyone else has passed and no window is open. */
export function isTrickComplete(open: OpenState): boolean {
  return !open.window && !open.trickIsEmpty && (open.turn === NO_SEAT || isOwnersMoment(open));
}

/** Clears the table for this seat to lead; NO_SEAT before play begins. */
export function lead(open: OpenState, seat: Seat): void {
  open.turn = seat;
  open.window = false;
  open.owner = NO_SEAT;
  open.passed = 0;
  open.changeStanding().clear();
  open.changeTrickCards().clear();
}

/** Returns the number of cards that are left. */
function removeCards(open: OpenState, seat: Seat, size: number): number {
  const counts = open.changeCounts();
  const left = counts[seat]! - size;
  counts[seat] = left;
  return left;
}

/** After a play or pass by `seat`, sets whose turn it is and whether a window opens. */
function askNext(open: OpenState, seat: Seat): void {
  open.turn = nextAsked(open, seat);
  if (open.turn !== NO_SEAT) {
    open.window = open.rules.windowBeforeTurn && seat === open.owner;
  } else if (open.rules.windowAfterPasses) {
    open.window = true;
  } else {
    open.window = false;
    afterLastPass(open);
  }
}

/** The next seat to be asked in this trick; NO_SEAT when the turn has come back to the owner. */
function nextAsked(open: OpenState, seat: Seat): Seat {
  const passIsFinal = open.rules.passRule === 'final';
  for (let next = rightOf(seat, open.rules.seats); ; next = rightOf(next, open.rules.seats)) {
    if (next === open.owner) return NO_SEAT;
    if (open.isActive(next) && !(passIsFinal && hasSeat(open.passed, next))) return next;
  }
}

function afterLastPass(open: OpenState): void {
  if (ownerHasMoment(open)) open.turn = open.owner;
  else closeTrick(open);
}

/** Ends the trick: nothing more can be played on it. */
function closeTrick(open: OpenState): void {
  open.turn = NO_SEAT;
  open.window = false;
  if (owesGift(open)) open.phase = 'gift';
}

function takeTrick(open: OpenState, to: Seat): void {
  addToPile(open, to);
  wishAtTrickEnd(open);
  lead(open, open.nextActive(open.owner));
}

function addToPile(open: OpenState, seat: Seat): void {
  open.changeWon(seat).addAll(open.trickCards);
}

/** Ends the round when a trick's owner goes out. A trick won with the Dragon may still have to be given away. */
function endRound(open: OpenState): void {
  open.turn = NO_SEAT;
  open.window = false;
  if (!isSwept(open)) {
    if (isDragon(open.standing) && owesGift(open)) {
      open.phase = 'gift';
      return;
    }
    addToPile(open, open.owner);
  }
  wishAtTrickEnd(open);
  open.phase = 'settle';
}
