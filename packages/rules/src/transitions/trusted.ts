import type { Card } from '../card.ts';
import { CardSet, NO_CARDS } from '../card-set.ts';
import { type Play, plainPlay } from '../combination/combination.ts';
import { finderFor } from '../combination/readings.ts';
import {
  decisionsAreSecret,
  markDecided,
  recordCall,
  revealCalls,
  undecidedSeats,
  withdrawCall,
} from '../phases/calls.ts';
import {
  beginRound,
  dealPlan,
  dealRest,
  firstLeader,
  takeOne,
  takerOf,
  withMahJongDealt,
} from '../phases/deal.ts';
import * as end from '../phases/end.ts';
import * as table from '../phases/play.ts';
import { layOut, reopenPush, takeBack, transfersOf } from '../phases/push.ts';
import { allowedUnderWish, isOwnersMoment, owesWish } from '../phases/wish.ts';
import { NO_SEAT, type Seat } from '../seat.ts';
import type { Call, Gift } from '../state/action.ts';
import { emptySeats } from '../state/empty-seats.ts';
import type { GameEvent } from '../state/event.ts';
import type { Position } from '../state/position.ts';

/**
 * The trusted transitions: one function per action, each changing the position in place. They check nothing. Without
 * a log, a turn and a trick allocate nothing, and going out allocates very little. Search calls them
 * directly; the checked transition calls them on a copy, with a log of events.
 */
export interface EventLog {
  add(event: GameEvent): void;
}

export function deal(position: Position, pack: readonly Card[], log?: EventLog): void {
  const { open, rules } = position;
  beginRound(open);
  const plan = dealPlan(rules, open.dealer, open.round);
  const order = withMahJongDealt(rules, pack, plan.dealt);
  for (let seat = 0; seat < rules.seats; seat++) position.changeHand(seat).clear();
  position.laid = emptySeats(rules);
  position.decisions = emptySeats(rules);
  position.transfers = [];
  position.violation = NO_SEAT;
  const leftOver = plan.unused === 0 ? NO_CARDS : CardSet.of(order.slice(plan.dealt));
  position.faceDown = plan.unusedOpen ? NO_CARDS : leftOver;
  if (plan.unusedOpen) open.aside = leftOver;
  position.stack = order;
  handOut(position, 0, plan.dealt - open.undealt);
  if (log) {
    const { players, dealer, solo, ranking } = open;
    const shown = { hands: position.hands.map((hand) => hand.toArray()), aside: open.aside.toArray() };
    log.add({ type: 'dealt', players, dealer, solo, ranking, ...shown });
  }
  afterDeal(position, log);
}

export function call(position: Position, seat: Seat, kind: Call, log?: EventLog): void {
  const { open } = position;
  if (kind === 'grand' && decisionsAreSecret(open)) {
    decideInSecret(position, seat, true, log);
    return;
  }
  recordCall(open, seat, kind);
  if (reopenPush(open)) position.laid = emptySeats(position.rules);
  if (log) log.add({ type: 'called', seat, call: kind });
  afterDecision(position, log);
}

export function withdraw(position: Position, seat: Seat, log?: EventLog): void {
  withdrawCall(position.open, seat);
  if (log) log.add({ type: 'withdrawn', seat });
  afterDecision(position, log);
}

/** Takes the next card, or takes the rest of the hand and so declines Grand Tichu. */
export function take(position: Position, seat: Seat, log?: EventLog): void {
  const { open } = position;
  if (open.phase === 'take') {
    const card = position.stack[dealtSoFar(position)]!;
    position.changeHand(seat).add(card);
    takeOne(open, seat);
    if (log) log.add({ type: 'took', seat, card });
    afterDeal(position, log);
  } else if (decisionsAreSecret(open)) {
    decideInSecret(position, seat, false, log);
  } else {
    markDecided(open, seat);
    if (log) log.add({ type: 'declined', seat });
    afterDecision(position, log);
  }
}

/** Declines Tichu before the push. */
export function decline({ open }: Position, seat: Seat, log?: EventLog): void {
  markDecided(open, seat);
  if (log) log.add({ type: 'declined-tichu', seat });
}

export function push(position: Position, seat: Seat, gifts: readonly Gift[], log?: EventLog): void {
  const { open } = position;
  position.laid = position.laid.with(seat, gifts);
  layOut(open, seat);
  if (log) log.add({ type: 'laid-out', seat, gifts });
  if (open.laidOut === open.pushers) exchange(position, log);
}

export function takePushBack(position: Position, seat: Seat, log?: EventLog): void {
  position.laid = position.laid.with(seat, null);
  takeBack(position.open, seat);
  if (log) log.add({ type: 'took-back', seat });
}

/** An ordinary play or a bomb. The combination is copied, so it may be an entry in a `PlayList`. */
export function play(
  position: Position,
  seat: Seat,
  combination: Play,
  wish: number,
  dogTo: Seat,
  log?: EventLog,
): void {
  const { open } = position;
  const outOfTurn = open.window || seat !== open.turn;
  if (!outOfTurn) noteViolation(position, seat, combination);
  position.changeHand(seat).removeAll(combination.cards);
  table.playCombination(open, seat, combination, wish, dogTo);
  if (log) {
    log.add({ type: 'played', seat, play: plainPlay(combination), outOfTurn, wish, dogTo });
  }
  if (open.phase === 'settle') settle(position, log);
}

export function pass(position: Position, seat: Seat, log?: EventLog): void {
  noteViolation(position, seat, null);
  table.pass(position.open, seat);
  if (log) log.add({ type: 'passed', seat });
}

export function closeWindow(position: Position, log?: EventLog): void {
  table.closeWindow(position.open);
  if (log) log.add({ type: 'window-closed' });
}

export function gather(position: Position, log?: EventLog): void {
  const { open } = position;
  const by = open.owner;
  if (isOwnersMoment(open)) noteViolation(position, by, null);
  table.gather(open);
  if (log) log.add({ type: 'gathered', by });
}

export function callTime(position: Position, log?: EventLog): void {
  end.callTime(position.open);
  if (log) log.add({ type: 'time-up' });
}

export function give(position: Position, to: Seat, log?: EventLog): void {
  const { open } = position;
  const by = open.owner;
  table.giveTrick(open, to);
  if (log) log.add({ type: 'gave', by, to });
  if (open.phase === 'settle') settle(position, log);
}

function dealtSoFar({ open, rules }: Position): number {
  return rules.pack.length - open.leftOver - open.undealt;
}

function handOut(position: Position, from: number, to: number): void {
  const { rules, open, stack } = position;
  const step = rules.dealDirection === 'with-play' ? 1 : rules.seats - 1;
  let seat = takerOf(rules, open.dealer, from);
  for (let place = from; place < to; place++) {
    position.changeHand(seat).add(stack[place]!);
    seat = (seat + step) % rules.seats;
  }
}

function decideInSecret(position: Position, seat: Seat, grand: boolean, log?: EventLog): void {
  const { open } = position;
  position.decisions = position.decisions.with(seat, grand);
  markDecided(open, seat);
  if (log) log.add({ type: 'decided', seat, grand });
  afterDecision(position, log);
}

function afterDecision(position: Position, log?: EventLog): void {
  const { open } = position;
  if (open.phase !== 'grand' || undecidedSeats(open) !== 0) return;
  if (position.decisions.includes(true)) {
    revealDecisions(position, log);
    if (undecidedSeats(open) !== 0) return;
  }
  finishDeal(position, log);
}

function revealDecisions(position: Position, log?: EventLog): void {
  const callers = position.decisions.flatMap((decision, caller) => (decision === true ? [caller] : []));
  position.decisions = emptySeats(position.rules);
  revealCalls(position.open, callers);
  if (log) log.add({ type: 'calls-revealed', callers });
}

function finishDeal(position: Position, log?: EventLog): void {
  const { open } = position;
  const from = dealtSoFar(position);
  const before = log ? position.hands.map((hand) => hand.copy()) : null;
  handOut(position, from, from + open.undealt);
  dealRest(open);
  if (log && before) {
    log.add({
      type: 'rest-dealt',
      hands: position.hands.map((hand, seat) => hand.copy().removeAll(before[seat]!).toArray()),
    });
  }
  afterDeal(position, log);
}

function afterDeal(position: Position, log?: EventLog): void {
  const { open } = position;
  if (open.undealt > 0) return;
  position.stack = [];
  position.decisions = emptySeats(position.rules);
  if (log && open.dummy !== NO_SEAT) showDummy(position, false, log);
  if (open.pushers === 0) openPlay(position, log);
}

function showDummy({ open, hands }: Position, toAll: boolean, log: EventLog): void {
  log.add({ type: 'dummy-shown', seat: open.dummy, cards: hands[open.dummy]!.toArray(), toAll });
}

function exchange(position: Position, log?: EventLog): void {
  const transfers = transfersOf(position.laid);
  for (const { from, cards } of transfers) for (const card of cards) position.changeHand(from).remove(card);
  for (const { to, cards } of transfers) for (const card of cards) position.changeHand(to).add(card);
  position.transfers = transfers;
  position.laid = emptySeats(position.rules);
  if (log) log.add({ type: 'exchanged', transfers });
  openPlay(position, log);
}

function openPlay(position: Position, log?: EventLog): void {
  const leader = firstLeader(position.open, position.hands);
  table.openPlay(position.open, leader);
  if (log) log.add({ type: 'opened', leader });
  if (log && position.open.dummy !== NO_SEAT) showDummy(position, true, log);
}

/** Where a wish may be ignored, the first seat to do so is noted until the round is scored. */
function noteViolation(position: Position, seat: Seat, played: Play | null): void {
  const { open, rules } = position;
  if (open.wish === 0 || rules.wishEnforcement !== 'penalty-200' || position.violation !== NO_SEAT) return;
  if (played !== null && allowedUnderWish(open, played)) return;
  const finder = finderFor(rules, 'up-to-suits');
  if (owesWish(open, seat, position.hands[seat]!, finder)) position.violation = seat;
}

function settle(position: Position, log?: EventLog): void {
  const violation = position.violation === NO_SEAT ? null : position.violation;
  end.settleRound(position.open, position.hands, violation);
  if (log) log.add({ type: 'round-ended', hands: position.hands.map((hand) => hand.toArray()), violation });
}
