import { MAH_JONG } from '../card.ts';
import { CardSet, type Cards } from '../card-set.ts';
import { type Combination, EMPTY_TABLE, isBomb } from '../combination/combination.ts';
import { PlayList } from '../combination/play-list.ts';
import { chooseReading, finderFor, playableReadings } from '../combination/readings.ts';
import { dogTargetsWith } from '../phases/dog.ts';
import { allowedUnderWish, isOwnersMoment, owesWish, wishWith } from '../phases/wish.ts';
import { hasSeat, NO_SEAT, type Seat } from '../seat.ts';
import type { SeatAction } from '../state/action.ts';
import type { OpenState } from '../state/open.ts';
import { type Refusal, type RefusalCode, refusal } from '../state/refusal.ts';

type PlayAction = Extract<SeatAction, { type: 'play' }>;
type BombAction = Extract<SeatAction, { type: 'bomb' }>;

/** The combination that the cards of an action form, valid until the next judgement, or why they may not be played. */
export type Reading =
  | { readonly ok: true; readonly play: Combination }
  | { readonly ok: false; readonly refusal: Refusal };

/** Scratch list for the readings of an action's cards. A `Reading` contains one of its entries. */
const readings = new PlayList();

/** Judges an ordinary play on the seat's turn, using only the open state and the seat's own hand. */
export function judgePlay(open: OpenState, hand: Cards, action: PlayAction): Reading {
  if (open.phase !== 'play') return refused('not-now');
  if (action.seat !== open.turn) return refused(open.isActive(action.seat) ? 'not-your-turn' : 'already-out');
  if (open.window) return refused('window-open');
  return judgeInTurn(open, hand, action);
}

/** Judges a bomb claimed in the window or out of turn. On the seat's own turn, a bomb is an ordinary play. */
export function judgeBomb(open: OpenState, hand: Cards, action: BombAction): Reading {
  if (open.phase !== 'play') return refused('not-now');
  const { seat } = action;
  if (!open.isActive(seat)) return refused('already-out');
  if (open.trickIsEmpty) return refused('nothing-to-bomb');
  if (seat === open.turn && !open.window) return judgeInTurn(open, hand, action);
  if (!open.rules.outOfTurnBombs) return refused('bombs-in-turn-only');
  if (open.turn === NO_SEAT && !open.window) return refused('too-late-to-bomb');
  if (
    open.rules.passRule === 'final' &&
    open.rules.finalPassBomb === 'denied' &&
    hasSeat(open.passed, seat)
  ) {
    return refused('passed-for-good');
  }
  const reading = readCards(open, hand, action);
  if (!reading.ok) return reading;
  if (!isBomb(reading.play)) return refused('not-a-bomb');
  return checkWish(open, action, reading.play) ?? reading;
}

export function judgePass(open: OpenState, hand: Cards, seat: Seat): Refusal | null {
  if (open.phase !== 'play') return refusal('not-now');
  if (seat !== open.turn) return refusal(open.isActive(seat) ? 'not-your-turn' : 'already-out');
  if (open.window) return refusal('window-open');
  if (open.trickIsEmpty) return refusal('leader-must-play');
  if (isOwnersMoment(open) && !open.rules.selfOvertake) return refusal('own-trick');
  return isHeldToWish(open, seat, hand) ? refusal('wish-must-be-met') : null;
}

/** Whether the rules leave this seat no choice but to fulfil the wish. */
export function isHeldToWish(open: OpenState, seat: Seat, hand: Cards): boolean {
  if (open.wish === 0 || open.rules.wishEnforcement !== 'prevent') return false;
  return owesWish(open, seat, hand, finderFor(open.rules, 'up-to-suits'));
}

function judgeInTurn(open: OpenState, hand: Cards, action: PlayAction | BombAction): Reading {
  const reading = readCards(open, hand, action);
  if (!reading.ok) return reading;
  const { play } = reading;
  if (action.type === 'bomb' && !isBomb(play)) return refused('not-a-bomb');
  if (isOwnersMoment(open) && !open.rules.selfOvertake && !isBomb(play)) return refused('own-trick');
  if (isForbiddenFirstLead(open, play.cards)) return refused('mah-jong-not-first');
  if (!allowedUnderWishNow(open, play) && isHeldToWish(open, action.seat, hand))
    return refused('wish-must-be-met');
  return checkWish(open, action, play) ?? checkDogTarget(open, action, play) ?? reading;
}

function allowedUnderWishNow(open: OpenState, play: Combination): boolean {
  return open.wish === 0 || allowedUnderWish(open, play);
}

export function isForbiddenFirstLead(open: OpenState, cards: Cards): boolean {
  return open.rules.mahJongFirstLead === 'forbidden' && open.hasPlayed === 0 && cards.has(MAH_JONG);
}

/** Reads the cards against the standing combination; an undeclared Phoenix takes the highest possible rank. */
function readCards(open: OpenState, hand: Cards, action: PlayAction | BombAction): Reading {
  const cards = CardSet.of(action.cards);
  if (!hand.contains(cards)) return refused('not-in-hand');
  const declared = action.type === 'play' ? (action.phoenixAs ?? null) : null;
  playableReadings(cards, open.standing, open.rules, readings);
  const chosen = chooseReading(readings, declared, open.rules);
  if (chosen >= 0) return { ok: true, play: readings.at(chosen) };
  return refused(whyUnreadable(open, cards, readings.length > 0));
}

function whyUnreadable(open: OpenState, cards: Cards, hasOtherReading: boolean): RefusalCode {
  if (hasOtherReading) return 'no-such-reading';
  finderFor(open.rules, 'every-card').findReadings(cards, EMPTY_TABLE, readings);
  if (readings.length === 0) return 'no-combination';
  return readings.at(0).kind === 'dog' ? 'dog-is-led' : 'does-not-beat';
}

function checkWish({ rules }: OpenState, action: PlayAction | BombAction, play: Combination): Reading | null {
  const wish = wishWith(rules, play);
  if (action.wish === undefined) return wish === 'must' ? refused('wish-required') : null;
  if (rules.wishObligation === 'off') return refused('no-wishes');
  return wish === 'none' ? refused('wish-needs-mah-jong') : null;
}

function checkDogTarget(open: OpenState, action: PlayAction | BombAction, play: Combination): Reading | null {
  const dogTo = action.type === 'play' ? action.dogTo : undefined;
  const targets = dogTargetsWith(open, action.seat, play);
  if (targets.length === 0) return dogTo === undefined ? null : refused('dog-without-target');
  return dogTo !== undefined && targets.includes(dogTo) ? null : refused('dog-target');
}

function refused(code: RefusalCode): Reading {
  return { ok: false, refusal: refusal(code) };
}
