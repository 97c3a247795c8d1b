import type { Card } from '../card.ts';
import type { Cards } from '../card-set.ts';
import { judgeCall, judgePush, judgeTake, judgeTakeBack, judgeWithdraw } from '../legal/before-play.ts';
import { isHeldToWish, judgeBomb, judgePass, judgePlay, type Reading } from '../legal/judge.ts';
import { giftTargets } from '../phases/dragon.ts';
import { isTrickComplete } from '../phases/play.ts';
import { isOwnersMoment } from '../phases/wish.ts';
import { NOBODY, type Seat } from '../seat.ts';
import { type Action, isAction, type SeatAction, type TableAction } from '../state/action.ts';
import type { GameEvent } from '../state/event.ts';
import { remember } from '../state/history.ts';
import type { OpenState } from '../state/open.ts';
import type { Position } from '../state/position.ts';
import { type Refusal, refusal } from '../state/refusal.ts';
import * as trusted from './trusted.ts';

export type Applied = {
  readonly ok: true;
  readonly position: Position;
  readonly events: readonly GameEvent[];
};
export type Refused = { readonly ok: false; readonly refusal: Refusal };

/**
 * The checked door: the position after an action and what happened, or why the action is refused. The position
 * given is not changed. Never throws, whatever the action.
 */
export function apply(position: Position, action: Action): Applied | Refused {
  if (!isAction(action, position.rules)) return { ok: false, refusal: refusal('malformed') };
  const reason =
    'seat' in action
      ? judge(position.open, position.hands[action.seat]!, action)
      : judgeTable(position, action);
  if (reason !== null) return { ok: false, refusal: reason };
  const next = position.copy();
  const events: GameEvent[] = [];
  perform(next, action, (event) => {
    events.push(event);
    remember(next.open, event);
  });
  return { ok: true, position: next, events };
}

/** Whether a seat may do this, from the open half and the seat's own hand alone; null when it may. */
export function judge(open: OpenState, hand: Cards, action: SeatAction): Refusal | null {
  if (open.phase === 'match-over') return refusal('match-over');
  switch (action.type) {
    case 'call':
      return judgeCall(open, action.seat, action.call);
    case 'withdraw':
      return judgeWithdraw(open, action.seat);
    case 'take':
      return judgeTake(open, action.seat);
    case 'push':
      return judgePush(open, hand, action.seat, action.gifts);
    case 'take-back':
      return judgeTakeBack(open, action.seat);
    case 'play':
      return refusalOf(judgePlay(open, hand, action));
    case 'bomb':
      return refusalOf(judgeBomb(open, hand, action));
    case 'pass':
      return judgePass(open, hand, action.seat);
    case 'give':
      return judgeGive(open, action.seat, action.to);
  }
}

function refusalOf(reading: Reading): Refusal | null {
  return reading.ok ? null : reading.refusal;
}

function judgeGive(open: OpenState, seat: Seat, to: Seat): Refusal | null {
  if (open.phase !== 'gift' || seat !== open.owner) return refusal('no-gift-owed');
  return giftTargets(open, seat).includes(to) ? null : refusal('gift-to-opponent');
}

function judgeTable(position: Position, action: TableAction): Refusal | null {
  const { open } = position;
  if (open.phase === 'match-over') return refusal('match-over');
  switch (action.type) {
    case 'deal':
      if (open.phase !== 'start' && open.phase !== 'round-over') return refusal('round-not-over');
      return isWholePack(position, action.pack) ? null : refusal('wrong-pack');
    case 'close-window':
      return open.phase === 'play' && open.window ? null : refusal('no-window');
    case 'gather':
      return judgeGather(position);
  }
}

function isWholePack({ rules }: Position, pack: readonly Card[]): boolean {
  return pack.length === rules.pack.length && rules.pack.every((card) => pack.includes(card));
}

/** The one judgement about the table that needs a hidden hand: the owner may still owe a bomb to the wish. */
function judgeGather(position: Position): Refusal | null {
  const { open } = position;
  if (open.phase === 'gift') return refusal('gift-owed');
  if (open.phase !== 'play' || !isTrickComplete(open)) return refusal('trick-not-complete');
  if (!isOwnersMoment(open)) return null;
  if (open.rules.selfOvertake) return refusal('trick-not-complete');
  return isHeldToWish(open, open.owner, position.hands[open.owner]!) ? refusal('own-bomb-owed') : null;
}

function perform(position: Position, action: Action, tell: trusted.Tell): void {
  switch (action.type) {
    case 'deal':
      return trusted.deal(position, action.pack, tell);
    case 'close-window':
      return trusted.closeWindow(position, tell);
    case 'gather':
      return trusted.gather(position, tell);
    case 'call':
      return trusted.call(position, action.seat, action.call, tell);
    case 'withdraw':
      return trusted.withdraw(position, action.seat, tell);
    case 'take':
      return trusted.take(position, action.seat, tell);
    case 'push':
      return trusted.push(position, action.seat, action.gifts, tell);
    case 'take-back':
      return trusted.takePushBack(position, action.seat, tell);
    case 'play': {
      const { seat, wish = 0, dogTo = NOBODY } = action;
      return lay(position, judgePlay(position.open, position.hands[seat]!, action), seat, wish, dogTo, tell);
    }
    case 'bomb': {
      const { seat, wish = 0 } = action;
      return lay(position, judgeBomb(position.open, position.hands[seat]!, action), seat, wish, NOBODY, tell);
    }
    case 'pass':
      return trusted.pass(position, action.seat, tell);
    case 'give':
      return trusted.give(position, action.to, tell);
  }
}

function lay(
  position: Position,
  reading: Reading,
  seat: Seat,
  wish: number,
  dogTo: Seat,
  tell: trusted.Tell,
): void {
  if (!reading.ok) throw new Error(`a play was accepted and then refused: ${reading.refusal.code}`);
  trusted.play(position, seat, reading.play, wish, dogTo, tell);
}
