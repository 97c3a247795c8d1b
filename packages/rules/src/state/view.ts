import type { Card } from '../card.ts';
import { CardSet, type Cards } from '../card-set.ts';
import { combinationOf } from '../combination/combination.ts';
import { markDecided, recordCall, revealCalls, withdrawCall } from '../phases/calls.ts';
import { beginRound, dealRest, takeOne } from '../phases/deal.ts';
import { settleRound } from '../phases/end.ts';
import { closeWindow, gather, giveTrick, openPlay, pass, playCombination } from '../phases/play.ts';
import { layOut, reopenPush, takeBack } from '../phases/push.ts';
import type { Rules } from '../rules.ts';
import type { Player, Seat } from '../seat.ts';
import type { Gift } from './action.ts';
import { emptySeats } from './empty-seats.ts';
import type { GameEvent, SeenCards, SeenEvent, Transfer } from './event.ts';
import { remember } from './history.ts';
import type { OpenState } from './open.ts';
import type { Position } from './position.ts';

/** Who a view is made for: a player by number, a spectator, or the record, which sees everything. */
export type Observer = Player | 'spectator' | 'omniscient';

/** Everything an observer may know. It is built from scratch, so it does not contain anything hidden from them. */
export interface View {
  readonly observer: Observer;
  readonly rules: Rules;
  /** Shared with the position it was made from; must not be changed. */
  readonly open: OpenState;
  /** Hands the observer sees; null for the others, whose sizes are `open.counts`. */
  readonly hands: readonly (Cards | null)[];
  /** What the observer has laid out for the push, by seat. */
  readonly laid: readonly (readonly Gift[] | null)[];
  /** The observer's own hidden Grand Tichu decisions, by seat. */
  readonly decisions: readonly (boolean | null)[];
  /** Cards the observer gave or received in this round's exchange. */
  readonly transfers: readonly Transfer[];
}

/**
 * The view of a position. It shares the open half, so take it from a position made by `apply` or from a copy: a
 * position that search changes in place would change the view with it.
 */
export function viewFor(position: Position, observer: Observer): View {
  const { open, rules } = position;
  const hands: (Cards | null)[] = emptySeats(rules).slice();
  for (let seat = 0; seat < hands.length; seat++) {
    if (seesHand(open, observer, seat)) hands[seat] = position.hands[seat]!;
  }
  const laid = ownOnly(open, observer, position.laid);
  const decisions = ownOnly(open, observer, position.decisions);
  const transfers = seenTransfers(open, observer, position.transfers);
  return { observer, rules, open, hands, laid, decisions, transfers };
}

const NO_TRANSFERS: readonly Transfer[] = [];
const transfersSeen = new WeakMap<readonly Transfer[], Map<Observer, readonly Transfer[]>>();

/** The exchange as an observer knows it. It does not change during a round, so it is computed once per observer. */
function seenTransfers(
  open: OpenState,
  observer: Observer,
  transfers: readonly Transfer[],
): readonly Transfer[] {
  if (transfers.length === 0) return NO_TRANSFERS;
  let byObserver = transfersSeen.get(transfers);
  if (byObserver === undefined) {
    byObserver = new Map();
    transfersSeen.set(transfers, byObserver);
  }
  let seen = byObserver.get(observer);
  if (seen === undefined) {
    seen = transfers.filter(({ from, to }) => seesTransfer(open, observer, from, to));
    byObserver.set(observer, seen);
  }
  return seen;
}

/** Whether the observer plays for this seat, and so sees its decisions. */
export function actsFor(open: OpenState, observer: Observer, seat: Seat): boolean {
  return observer === 'omniscient' || open.players[seat] === observer;
}

/** The items of the seats the observer plays for, and null for the others. */
function ownOnly<Item>(
  open: OpenState,
  observer: Observer,
  items: readonly (Item | null)[],
): readonly (Item | null)[] {
  const nothing = emptySeats(open.rules);
  if (items === nothing) return nothing;
  return nothing.map((_, seat) => (actsFor(open, observer, seat) ? items[seat]! : null));
}

function seesTransfer(open: OpenState, observer: Observer, from: Seat, to: Seat): boolean {
  return actsFor(open, observer, from) || actsFor(open, observer, to);
}

/**
 * Whether the observer sees a hand: their own; the dummy's, for the soloist once all cards are dealt and for everyone
 * during play; and all hands when the round is over.
 */
function seesHand(open: OpenState, observer: Observer, seat: Seat): boolean {
  if (observer === 'omniscient') return true;
  switch (open.phase) {
    case 'round-over':
    case 'match-over':
      return true;
    case 'start':
    case 'grand':
    case 'take':
      return seat !== open.dummy && actsFor(open, observer, seat);
    case 'push':
      return actsFor(open, observer, seat);
    case 'play':
    case 'gift':
    case 'settle':
      return seat === open.dummy || actsFor(open, observer, seat);
  }
}

/** What an observer sees of an event; `open` is the open half of the position after its action. */
export function seenBy(event: GameEvent, observer: Observer, open: OpenState): SeenEvent {
  switch (event.type) {
    case 'dealt':
    case 'rest-dealt':
      return {
        ...event,
        hands: event.hands.map((cards, seat) => seenCards(cards, ownsHand(open, observer, seat))),
      };
    case 'took':
      return { ...event, card: ownsHand(open, observer, event.seat) ? event.card : null };
    case 'decided':
      return { ...event, grand: actsFor(open, observer, event.seat) ? event.grand : null };
    case 'laid-out':
      return { ...event, gifts: actsFor(open, observer, event.seat) ? event.gifts : null };
    case 'exchanged':
      return {
        ...event,
        transfers: event.transfers.map(({ from, to, cards }) => ({
          from,
          to,
          cards: seenCards(cards, seesTransfer(open, observer, from, to)),
        })),
      };
    case 'dummy-shown':
      return { ...event, cards: seenCards(event.cards, event.toAll || actsFor(open, observer, event.seat)) };
    case 'called':
    case 'calls-revealed':
    case 'withdrawn':
    case 'declined':
    case 'took-back':
    case 'opened':
    case 'played':
    case 'passed':
    case 'window-closed':
    case 'gathered':
    case 'gave':
    case 'round-ended':
      return event;
  }
}

/** Whether the observer sees a hand being dealt: only the record sees the dummy's before the deal is complete. */
function ownsHand(open: OpenState, observer: Observer, seat: Seat): boolean {
  return observer === 'omniscient' || (seat !== open.dummy && actsFor(open, observer, seat));
}

function seenCards(cards: readonly Card[], seen: boolean): SeenCards {
  return seen ? cards : cards.length;
}

/** The view after an event its observer saw. */
export function follow(view: View, event: SeenEvent): View {
  const open = view.open.copy();
  const hands = view.hands.map((hand) => hand?.copy() ?? null);
  let { laid, decisions, transfers } = view;
  const nothing = () => emptySeats(view.rules);
  switch (event.type) {
    case 'dealt':
      beginRound(open);
      open.aside = CardSet.of(event.aside);
      event.hands.forEach((cards, seat) => {
        hands[seat] = typeof cards === 'number' ? null : CardSet.of(cards);
      });
      laid = nothing();
      decisions = nothing();
      transfers = [];
      break;
    case 'called':
      recordCall(open, event.seat, event.call);
      if (reopenPush(open)) laid = nothing();
      break;
    case 'decided':
      markDecided(open, event.seat);
      decisions = decisions.with(event.seat, event.grand);
      break;
    case 'calls-revealed':
      revealCalls(open, event.callers);
      decisions = nothing();
      break;
    case 'withdrawn':
      withdrawCall(open, event.seat);
      break;
    case 'declined':
      markDecided(open, event.seat);
      break;
    case 'rest-dealt':
      dealRest(open);
      decisions = nothing();
      event.hands.forEach((cards, seat) => {
        if (typeof cards !== 'number') hands[seat]?.addAll(CardSet.of(cards));
      });
      break;
    case 'took':
      takeOne(open, event.seat);
      if (event.card !== null) hands[event.seat]?.add(event.card);
      break;
    case 'laid-out':
      layOut(open, event.seat);
      laid = laid.with(event.seat, event.gifts);
      break;
    case 'took-back':
      takeBack(open, event.seat);
      laid = laid.with(event.seat, null);
      break;
    case 'exchanged':
      transfers = event.transfers.flatMap(({ from, to, cards }) =>
        typeof cards === 'number' ? [] : [{ from, to, cards }],
      );
      for (const { from, cards } of transfers) hands[from]?.removeAll(CardSet.of(cards));
      for (const { to, cards } of transfers) hands[to]?.addAll(CardSet.of(cards));
      laid = nothing();
      break;
    case 'dummy-shown':
      if (typeof event.cards !== 'number') hands[event.seat] = CardSet.of(event.cards);
      break;
    case 'opened':
      openPlay(open, event.leader);
      break;
    case 'played': {
      const play = combinationOf(event.play);
      playCombination(open, event.seat, play, event.wish, event.dogTo);
      hands[event.seat]?.removeAll(play.cards);
      break;
    }
    case 'passed':
      pass(open, event.seat);
      break;
    case 'window-closed':
      closeWindow(open);
      break;
    case 'gathered':
      gather(open);
      break;
    case 'gave':
      giveTrick(open, event.to);
      break;
    case 'round-ended': {
      const shown = event.hands.map((cards) => CardSet.of(cards));
      settleRound(open, shown, event.violation);
      shown.forEach((hand, seat) => {
        hands[seat] = hand;
      });
      break;
    }
  }
  remember(open, event);
  return { ...view, open, hands, laid, decisions, transfers };
}
