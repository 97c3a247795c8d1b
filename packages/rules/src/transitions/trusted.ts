import type { Card } from '../card.ts';
import { CardSet, NO_CARDS } from '../card-set.ts';
import { type Play, plainPlay } from '../combination/combination.ts';
import { finderFor } from '../combination/readings.ts';
import {
  decisionsAreSecret,
  markDecided,
  recordCall,
  revealCalls,
  undecided,
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
 * a listener, a turn allocates nothing, and gathering a trick or going out allocates very little. Search calls them
 * directly; the checked transition calls them on a copy, with a listener.
 */
export type Emit = (event: GameEvent) => void;

export function deal(position: Position, pack: readonly Card[], emit?: Emit): void {
  const { open, rules, hands } = position;
  beginRound(open);
  const plan = dealPlan(rules, open.dealer, open.round);
  const order = withMahJongDealt(rules, pack, plan.dealt);
  for (let seat = 0; seat < rules.seats; seat++) hands[seat]!.clear();
  position.laid = emptySeats(rules);
  position.decisions = emptySeats(rules);
  position.transfers = [];
  position.violation = NO_SEAT;
  const leftOver = plan.unused === 0 ? NO_CARDS : CardSet.of(order.slice(plan.dealt));
  position.faceDown = plan.unusedOpen ? NO_CARDS : leftOver;
  if (plan.unusedOpen) open.aside = leftOver;
  position.stack = order;
  handOut(position, 0, plan.dealt - open.undealt);
  if (emit) emit({ type: 'dealt', hands: hands.map((hand) => hand.toArray()), aside: open.aside.toArray() });
  afterDeal(position, emit);
}

export function call(position: Position, seat: Seat, kind: Call, emit?: Emit): void {
  const { open } = position;
  if (kind === 'grand' && decisionsAreSecret(open)) {
    decideInSecret(position, seat, true, emit);
    return;
  }
  recordCall(open, seat, kind);
  if (reopenPush(open)) position.laid = emptySeats(position.rules);
  if (emit) emit({ type: 'called', seat, call: kind });
  afterDecision(position, emit);
}

export function withdraw(position: Position, seat: Seat, emit?: Emit): void {
  withdrawCall(position.open, seat);
  if (emit) emit({ type: 'withdrawn', seat });
  afterDecision(position, emit);
}

/** Takes the next card, or takes the rest of the hand and so declines Grand Tichu. */
export function take(position: Position, seat: Seat, emit?: Emit): void {
  const { open } = position;
  if (open.phase === 'take') {
    const card = position.stack[dealtSoFar(position)]!;
    position.hands[seat]!.add(card);
    takeOne(open, seat);
    if (emit) emit({ type: 'took', seat, card });
    afterDeal(position, emit);
  } else if (decisionsAreSecret(open)) {
    decideInSecret(position, seat, false, emit);
  } else {
    markDecided(open, seat);
    if (emit) emit({ type: 'declined', seat });
    afterDecision(position, emit);
  }
}

export function push(position: Position, seat: Seat, gifts: readonly Gift[], emit?: Emit): void {
  const { open } = position;
  position.laid = position.laid.with(seat, gifts);
  layOut(open, seat);
  if (emit) emit({ type: 'laid-out', seat, gifts });
  if (open.laidOut === open.pushers) exchange(position, emit);
}

export function takePushBack(position: Position, seat: Seat, emit?: Emit): void {
  position.laid = position.laid.with(seat, null);
  takeBack(position.open, seat);
  if (emit) emit({ type: 'took-back', seat });
}

/** An ordinary play or a bomb. The combination is copied, so it may be an entry in a `PlayList`. */
export function play(
  position: Position,
  seat: Seat,
  combination: Play,
  wish: number,
  dogTo: Seat,
  emit?: Emit,
): void {
  const { open } = position;
  const outOfTurn = open.window || seat !== open.turn;
  if (!outOfTurn) noteViolation(position, seat, combination);
  position.hands[seat]!.removeAll(combination.cards);
  table.playCombination(open, seat, combination, wish, dogTo);
  if (emit) {
    emit({ type: 'played', seat, play: plainPlay(combination), outOfTurn, wish, dogTo });
  }
  if (open.phase === 'settle') settle(position, emit);
}

export function pass(position: Position, seat: Seat, emit?: Emit): void {
  noteViolation(position, seat, null);
  table.pass(position.open, seat);
  if (emit) emit({ type: 'passed', seat });
}

export function closeWindow(position: Position, emit?: Emit): void {
  table.closeWindow(position.open);
  if (emit) emit({ type: 'window-closed' });
}

export function gather(position: Position, emit?: Emit): void {
  const { open } = position;
  const by = open.owner;
  if (isOwnersMoment(open)) noteViolation(position, by, null);
  table.gather(open);
  if (emit) emit({ type: 'gathered', by });
}

export function callTime(position: Position, emit?: Emit): void {
  end.callTime(position.open);
  if (emit) emit({ type: 'time-up' });
}

export function give(position: Position, to: Seat, emit?: Emit): void {
  const { open } = position;
  const by = open.owner;
  table.giveTrick(open, to);
  if (emit) emit({ type: 'gave', by, to });
  if (open.phase === 'settle') settle(position, emit);
}

function dealtSoFar({ open, rules }: Position): number {
  return rules.pack.length - open.leftOver - open.undealt;
}

function handOut(position: Position, from: number, to: number): void {
  const { rules, open, hands, stack } = position;
  for (let place = from; place < to; place++) hands[takerOf(rules, open.dealer, place)]!.add(stack[place]!);
}

function decideInSecret(position: Position, seat: Seat, grand: boolean, emit?: Emit): void {
  const { open } = position;
  position.decisions = position.decisions.with(seat, grand);
  markDecided(open, seat);
  if (emit) emit({ type: 'decided', seat, grand });
  afterDecision(position, emit);
}

function afterDecision(position: Position, emit?: Emit): void {
  const { open } = position;
  if (open.phase !== 'grand' || undecided(open) !== 0) return;
  if (position.decisions.includes(true)) {
    revealDecisions(position, emit);
    if (undecided(open) !== 0) return;
  }
  finishDeal(position, emit);
}

function revealDecisions(position: Position, emit?: Emit): void {
  const callers = position.decisions.flatMap((decision, caller) => (decision === true ? [caller] : []));
  position.decisions = emptySeats(position.rules);
  revealCalls(position.open, callers);
  if (emit) emit({ type: 'calls-revealed', callers });
}

function finishDeal(position: Position, emit?: Emit): void {
  const { open } = position;
  const from = dealtSoFar(position);
  const before = emit ? position.hands.map((hand) => hand.copy()) : null;
  handOut(position, from, from + open.undealt);
  dealRest(open);
  if (emit && before) {
    emit({
      type: 'rest-dealt',
      hands: position.hands.map((hand, seat) => hand.copy().removeAll(before[seat]!).toArray()),
    });
  }
  afterDeal(position, emit);
}

function afterDeal(position: Position, emit?: Emit): void {
  const { open } = position;
  if (open.undealt > 0) return;
  position.stack = [];
  position.decisions = emptySeats(position.rules);
  if (emit && open.dummy !== NO_SEAT) showDummy(position, false, emit);
  if (open.pushers === 0) openPlay(position, emit);
}

function showDummy({ open, hands }: Position, toAll: boolean, emit: Emit): void {
  emit({ type: 'dummy-shown', seat: open.dummy, cards: hands[open.dummy]!.toArray(), toAll });
}

function exchange(position: Position, emit?: Emit): void {
  const { hands } = position;
  const transfers = transfersOf(position.laid);
  for (const { from, cards } of transfers) for (const card of cards) hands[from]!.remove(card);
  for (const { to, cards } of transfers) for (const card of cards) hands[to]!.add(card);
  position.transfers = transfers;
  position.laid = emptySeats(position.rules);
  if (emit) emit({ type: 'exchanged', transfers });
  openPlay(position, emit);
}

function openPlay(position: Position, emit?: Emit): void {
  const leader = firstLeader(position.open, position.hands);
  table.openPlay(position.open, leader);
  if (emit) emit({ type: 'opened', leader });
  if (emit && position.open.dummy !== NO_SEAT) showDummy(position, true, emit);
}

/** Where a wish may be ignored, the first seat to do so is noted until the round is scored. */
function noteViolation(position: Position, seat: Seat, played: Play | null): void {
  const { open, rules } = position;
  if (rules.wishEnforcement !== 'penalty-200' || open.wish === 0 || position.violation !== NO_SEAT) return;
  if (played !== null && allowedUnderWish(open, played)) return;
  const finder = finderFor(rules, 'up-to-suits');
  if (owesWish(open, seat, position.hands[seat]!, finder)) position.violation = seat;
}

function settle(position: Position, emit?: Emit): void {
  const violation = position.violation === NO_SEAT ? null : position.violation;
  end.settleRound(position.open, position.hands, violation);
  if (emit) emit({ type: 'round-ended', hands: position.hands.map((hand) => hand.toArray()), violation });
}
