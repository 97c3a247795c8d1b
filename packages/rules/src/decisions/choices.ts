import type { Rank } from '../card.ts';
import { PlayList } from '../combination/play-list.ts';
import { type Detail, finderFor } from '../combination/readings.ts';
import { isHeldToWish } from '../legal/play.ts';
import { isLegal } from '../legal/refusal-for.ts';
import { bombClaims, turnPlays } from '../legal/turn.ts';
import { giftTargets } from '../phases/dragon.ts';
import { hasLaidOut, type Slot, slotsOf } from '../phases/push.ts';
import { allowedUnderWish, isOwnersMoment, owesWish } from '../phases/wish.ts';
import type { Seat } from '../seat.ts';
import { CALLS, type Call } from '../state/action.ts';
import { actsFor, type View } from '../state/view.ts';
import { afterWindow } from './claims.ts';
import { type DutyKind, dutiesOf } from './duties.ts';
import { type Offer, type PlayOffer, playOffer } from './offer.ts';

/** Everything a seat may do now, and what it has to do, as plain data. */
export interface Choices {
  readonly seat: Seat;
  /** What the seat has to decide now; null when the round is not waiting for this seat. */
  readonly duty: DutyKind | null;
  readonly calls: readonly Call[];
  readonly mayWithdraw: boolean;
  /** Whether the seat may take the next card, or take the rest of its cards and so decline Grand Tichu. */
  readonly mayTake: boolean;
  /** Whether it may decline Tichu before the push. */
  readonly mayDecline: boolean;
  /** What to push to whom; empty when there is nothing to push or the push is already laid out. */
  readonly slots: readonly Slot[];
  readonly mayTakeBack: boolean;
  /** What the seat may play on its turn, bombs included. Plays that would break a binding wish are not listed. */
  readonly plays: readonly PlayOffer[];
  /** Bombs the seat may play out of turn or in the window. */
  readonly bombs: readonly PlayOffer[];
  readonly mayPass: boolean;
  /** Who may get the trick won with the Dragon; empty when no trick has to be given away. */
  readonly giftTo: readonly Seat[];
  /** The wished rank that the seat has to play now; 0 when the wish does not bind it. */
  readonly owedRank: Rank | 0;
  /** Whether the wish obliges the seat to bomb its own trick after all others have passed (WISH14). */
  readonly owesBomb: boolean;
  /**
   * While a window is open, what the seat may do once it has closed. A table accepts such a play or pass immediately
   * and holds it until then. Null when no window is open.
   */
  readonly afterWindow: Choices | null;
}

/**
 * What a seat has to decide and what it may do, as far as the view's observer knows. A seat the observer does not
 * play for has no choices. By default, plays that differ only in interchangeable cards are listed once. People pick
 * individual cards, so for them `detail` is `every-card`.
 *
 * `duty` says whether the seat has to act, the lists say what it may do, and `actionFor(offer, extras)` makes an
 * action. For cards that a player picks, use `playsWith`. Bots that must not allocate use the underlying functions:
 * `playsHonouringWish`, `bombClaims`, `wishWith` and `dogTargetsWith`.
 */
export function choicesFor(view: View, seat: Seat, detail: Detail = 'up-to-suits'): Choices {
  const now = choicesNow(view, seat, detail);
  const later = afterWindow(view);
  return later === view ? now : { ...now, afterWindow: choicesNow(later, seat, detail) };
}

/** What the seat may do now as a flat list, in the order in which external bots receive it. */
export function legalActions(view: View, seat: Seat, detail: Detail = 'up-to-suits'): Offer[] {
  return offersOf(choicesNow(view, seat, detail));
}

/** The legal actions without those that ignore the wish where the rules allow it and punish it later (WISH15). */
export function actionsHonouringWish(view: View, seat: Seat): Offer[] {
  const { open, rules, hands } = view;
  const offers = legalActions(view, seat);
  const isOnTurn = open.phase === 'play' && open.turn === seat && !open.window;
  const hand = hands[seat];
  if (!isOnTurn || !hand || !owesWish(open, seat, hand, finderFor(rules, 'up-to-suits'))) return offers;
  return offers.filter((offer) =>
    offer.type === 'play' ? allowedUnderWish(open, offer.play) : offer.type !== 'pass',
  );
}

/** All offers in these choices, except those in `afterWindow`. */
export function offersOf(choices: Choices): Offer[] {
  const { seat } = choices;
  const offers: Offer[] = choices.calls.map((call) => ({ type: 'call', seat, call }));
  if (choices.mayWithdraw) offers.push({ type: 'withdraw', seat });
  if (choices.mayTake) offers.push({ type: 'take', seat });
  if (choices.mayDecline) offers.push({ type: 'decline', seat });
  if (choices.mayTakeBack) offers.push({ type: 'take-back', seat });
  if (choices.mayPass) offers.push({ type: 'pass', seat });
  for (const to of choices.giftTo) offers.push({ type: 'give', seat, to });
  if (choices.slots.length > 0) offers.push({ type: 'push', seat, slots: choices.slots });
  offers.push(...choices.plays, ...choices.bombs);
  return offers;
}

function choicesNow(view: View, seat: Seat, detail: Detail): Choices {
  const { open } = view;
  if (!actsFor(open, view.observer, seat)) return noChoices(seat);
  const hand = view.hands[seat];
  const may = (type: 'withdraw' | 'take' | 'decline' | 'take-back' | 'pass') => isLegal(view, { type, seat });
  const isPlay = open.phase === 'play';
  const isBound = isPlay && open.turn === seat && !open.window && !!hand && isHeldToWish(open, seat, hand);
  const owesBomb = isBound && isOwnersMoment(open) && !open.rules.selfOvertake;
  return {
    seat,
    duty: owesBomb ? 'turn' : (dutiesOf(open).find((duty) => duty.seat === seat)?.kind ?? null),
    calls: CALLS.filter((call) => isLegal(view, { type: 'call', seat, call })),
    mayWithdraw: may('withdraw'),
    mayTake: may('take'),
    mayDecline: may('decline'),
    slots: open.phase === 'push' && hand && !hasLaidOut(open, seat) ? slotsOf(open, seat, hand) : [],
    mayTakeBack: may('take-back'),
    plays: isPlay ? playsNow(view, seat, detail) : [],
    bombs: isPlay ? bombsNow(view, seat, detail) : [],
    mayPass: may('pass'),
    giftTo: open.phase === 'gift' && seat === open.owner ? giftTargets(open, seat) : [],
    owedRank: isBound ? (open.wish as Rank) : 0,
    owesBomb,
    afterWindow: null,
  };
}

function noChoices(seat: Seat): Choices {
  return {
    seat,
    duty: null,
    calls: [],
    mayWithdraw: false,
    mayTake: false,
    mayDecline: false,
    slots: [],
    mayTakeBack: false,
    plays: [],
    bombs: [],
    mayPass: false,
    giftTo: [],
    owedRank: 0,
    owesBomb: false,
    afterWindow: null,
  };
}

function playsNow({ open, rules, hands }: View, seat: Seat, detail: Detail): PlayOffer[] {
  const hand = hands[seat];
  if (!hand || open.turn !== seat || open.window) return [];
  const list = new PlayList();
  turnPlays(open, hand, finderFor(rules, detail), list);
  return list.toArray().map((play) => playOffer('play', open, seat, play));
}

function bombsNow({ open, rules, hands }: View, seat: Seat, detail: Detail): PlayOffer[] {
  const hand = hands[seat];
  if (!hand) return [];
  const list = new PlayList();
  bombClaims(open, seat, hand, finderFor(rules, detail), list);
  return list.toArray().map((play) => playOffer('bomb', open, seat, play));
}
