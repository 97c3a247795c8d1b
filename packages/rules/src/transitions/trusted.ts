import type { Card } from '../card.ts';
import { CardSet, NO_CARDS } from '../card-set.ts';
import { laidPlay, type Play } from '../combination/combination.ts';
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
import { settleRound } from '../phases/end.ts';
import * as table from '../phases/play.ts';
import { layOut, reopenPush, takeBack, transfersOf } from '../phases/push.ts';
import { allowedUnderWish, isOwnersMoment, owesWish } from '../phases/wish.ts';
import { NOBODY, type Seat } from '../seat.ts';
import type { Call, Gift } from '../state/action.ts';
import { emptySeats } from '../state/empty-seats.ts';
import type { GameEvent } from '../state/event.ts';
import type { Position } from '../state/position.ts';

/**
 * The trusted door: one function an action, each changing the position in place. Nothing is checked and, without
 * a listener, a turn allocates nothing; a trick taken or a player going out, a few words. This is what search
 * runs. The checked door runs the same functions on a copy and listens.
 */
export type Tell = (event: GameEvent) => void;

export function deal(position: Position, pack: readonly Card[], tell?: Tell): void {
  const { open, rules, hands } = position;
  beginRound(open);
  const plan = dealPlan(rules, open.dealer);
  const order = withMahJongDealt(rules, pack, plan.dealt);
  for (let seat = 0; seat < rules.seats; seat++) hands[seat]!.clear();
  position.laid = emptySeats(rules);
  position.decisions = emptySeats(rules);
  position.transfers = [];
  position.violation = NOBODY;
  const left = plan.unused === 0 ? NO_CARDS : CardSet.of(order.slice(plan.dealt));
  position.faceDown = plan.unusedOpen ? NO_CARDS : left;
  if (plan.unusedOpen) open.aside = left;
  position.stack = order;
  handOut(position, 0, plan.dealt - open.undealt);
  if (tell) tell({ type: 'dealt', hands: hands.map((hand) => hand.toArray()), aside: open.aside.toArray() });
  afterDeal(position, tell);
}

export function call(position: Position, seat: Seat, made: Call, tell?: Tell): void {
  const { open } = position;
  if (made === 'grand' && decisionsAreSecret(open)) {
    decideInSecret(position, seat, true, tell);
    return;
  }
  recordCall(open, seat, made);
  if (reopenPush(open)) position.laid = emptySeats(position.rules);
  if (tell) tell({ type: 'called', seat, call: made });
  afterDecision(position, tell);
}

export function withdraw(position: Position, seat: Seat, tell?: Tell): void {
  withdrawCall(position.open, seat);
  if (tell) tell({ type: 'withdrawn', seat });
  afterDecision(position, tell);
}

/** Takes the next card, or all the rest and so declines Grand Tichu. */
export function take(position: Position, seat: Seat, tell?: Tell): void {
  const { open } = position;
  if (open.phase === 'take') {
    const card = position.stack[dealtSoFar(position)]!;
    position.hands[seat]!.add(card);
    takeOne(open, seat);
    if (tell) tell({ type: 'took', seat, card });
    afterDeal(position, tell);
  } else if (decisionsAreSecret(open)) {
    decideInSecret(position, seat, false, tell);
  } else {
    markDecided(open, seat);
    if (tell) tell({ type: 'declined', seat });
    afterDecision(position, tell);
  }
}

export function push(position: Position, seat: Seat, gifts: readonly Gift[], tell?: Tell): void {
  const { open } = position;
  position.laid = position.laid.with(seat, gifts);
  layOut(open, seat);
  if (tell) tell({ type: 'laid-out', seat, gifts });
  if (open.laidOut === open.pushers) exchange(position, tell);
}

export function takePushBack(position: Position, seat: Seat, tell?: Tell): void {
  position.laid = position.laid.with(seat, null);
  takeBack(position.open, seat);
  if (tell) tell({ type: 'took-back', seat });
}

/** An ordinary play or a bomb; `play` may be a place of a list, it is copied. */
export function play(
  position: Position,
  seat: Seat,
  laid: Play,
  wish: number,
  dogTo: Seat,
  tell?: Tell,
): void {
  const { open } = position;
  const outOfTurn = open.window || seat !== open.turn;
  if (!outOfTurn) noteViolation(position, seat, laid);
  position.hands[seat]!.removeAll(laid.cards);
  table.lay(open, seat, laid, wish, dogTo);
  if (tell) {
    tell({ type: 'played', seat, play: laidPlay(laid), outOfTurn, wish, dogTo });
  }
  if (open.phase === 'settle') settle(position, tell);
}

export function pass(position: Position, seat: Seat, tell?: Tell): void {
  noteViolation(position, seat, null);
  table.pass(position.open, seat);
  if (tell) tell({ type: 'passed', seat });
}

export function closeWindow(position: Position, tell?: Tell): void {
  table.closeWindow(position.open);
  if (tell) tell({ type: 'window-closed' });
}

export function gather(position: Position, tell?: Tell): void {
  const { open } = position;
  const by = open.owner;
  if (isOwnersMoment(open)) noteViolation(position, by, null);
  table.gather(open);
  if (tell) tell({ type: 'gathered', by });
}

export function give(position: Position, to: Seat, tell?: Tell): void {
  const { open } = position;
  const by = open.owner;
  table.giveTrick(open, to);
  if (tell) tell({ type: 'gave', by, to });
  if (open.phase === 'settle') settle(position, tell);
}

function dealtSoFar({ open, rules }: Position): number {
  return rules.pack.length - open.leftOver - open.undealt;
}

function handOut(position: Position, from: number, to: number): void {
  const { rules, open, hands, stack } = position;
  for (let place = from; place < to; place++) hands[takerOf(rules, open.dealer, place)]!.add(stack[place]!);
}

function decideInSecret(position: Position, seat: Seat, grand: boolean, tell?: Tell): void {
  const { open } = position;
  position.decisions = position.decisions.with(seat, grand);
  markDecided(open, seat);
  if (tell) tell({ type: 'decided', seat, grand });
  afterDecision(position, tell);
}

function afterDecision(position: Position, tell?: Tell): void {
  const { open } = position;
  if (open.phase !== 'grand' || undecided(open) !== 0) return;
  if (position.decisions.includes(true)) {
    revealDecisions(position, tell);
    if (undecided(open) !== 0) return;
  }
  restOfDeal(position, tell);
}

function revealDecisions(position: Position, tell?: Tell): void {
  const callers = position.decisions.flatMap((decision, caller) => (decision === true ? [caller] : []));
  position.decisions = emptySeats(position.rules);
  revealCalls(position.open, callers);
  if (tell) tell({ type: 'calls-revealed', callers });
}

function restOfDeal(position: Position, tell?: Tell): void {
  const { open } = position;
  const from = dealtSoFar(position);
  const before = tell ? position.hands.map((hand) => hand.copy()) : null;
  handOut(position, from, from + open.undealt);
  dealRest(open);
  if (tell && before) {
    tell({
      type: 'rest-dealt',
      hands: position.hands.map((hand, seat) => hand.copy().removeAll(before[seat]!).toArray()),
    });
  }
  afterDeal(position, tell);
}

function afterDeal(position: Position, tell?: Tell): void {
  const { open } = position;
  if (open.undealt > 0) return;
  position.stack = [];
  position.decisions = emptySeats(position.rules);
  if (tell && open.dummy !== NOBODY) showDummy(position, false, tell);
  if (open.pushers === 0) openPlay(position, tell);
}

function showDummy({ open, hands }: Position, toAll: boolean, tell: Tell): void {
  tell({ type: 'dummy-shown', seat: open.dummy, cards: hands[open.dummy]!.toArray(), toAll });
}

function exchange(position: Position, tell?: Tell): void {
  const { hands } = position;
  const transfers = transfersOf(position.laid);
  for (const { from, cards } of transfers) for (const card of cards) hands[from]!.remove(card);
  for (const { to, cards } of transfers) for (const card of cards) hands[to]!.add(card);
  position.transfers = transfers;
  position.laid = emptySeats(position.rules);
  if (tell) tell({ type: 'exchanged', transfers });
  openPlay(position, tell);
}

function openPlay(position: Position, tell?: Tell): void {
  const leader = firstLeader(position.open, position.hands);
  table.openPlay(position.open, leader);
  if (tell) tell({ type: 'opened', leader });
  if (tell && position.open.dummy !== NOBODY) showDummy(position, true, tell);
}

/** Where a wish may be overlooked, the first seat to do so is remembered until the round is scored. */
function noteViolation(position: Position, seat: Seat, laid: Play | null): void {
  const { open, rules } = position;
  if (rules.wishEnforcement !== 'penalty-200' || open.wish === 0 || position.violation !== NOBODY) return;
  if (laid !== null && allowedUnderWish(open, laid)) return;
  const finder = finderFor(rules, 'up-to-suits');
  if (owesWish(open, seat, position.hands[seat]!, finder)) position.violation = seat;
}

function settle(position: Position, tell?: Tell): void {
  const violation = position.violation === NOBODY ? null : position.violation;
  settleRound(position.open, position.hands, violation);
  if (tell) tell({ type: 'round-ended', hands: position.hands.map((hand) => hand.toArray()), violation });
}
