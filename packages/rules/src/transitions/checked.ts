import type { Play } from '../combination/combination.ts';
import { judge } from '../legal/judge.ts';
import { judgeTable } from '../legal/table.ts';
import { NO_SEAT } from '../seat.ts';
import { type Action, isAction, isTableAction, type SeatAction, type TableAction } from '../state/action.ts';
import type { GameEvent } from '../state/event.ts';
import { remember } from '../state/history.ts';
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
 * The checked transition: the position after an action and its events, or why the action is refused. It does not
 * change the given position or retain any part of the action. Never throws, whatever the action.
 */
export function apply(position: Position, action: Action): Applied | Refused {
  if (!isAction(action, position.rules)) return refused(refusal('malformed'));
  if (isTableAction(action)) {
    const reason = judgeTable(position, action);
    if (reason !== null) return refused(reason);
    return applied(position, (next, emit) => performForTable(next, action, emit));
  }
  const judgement = judge(position.open, position.hands[action.seat]!, action);
  if (!judgement.ok) return refused(judgement.refusal);
  const { play } = judgement;
  return applied(position, (next, emit) => performForSeat(next, action, play, emit));
}

function refused(reason: Refusal): Refused {
  return { ok: false, refusal: reason };
}

function applied(position: Position, perform: (next: Position, emit: trusted.Emit) => void): Applied {
  const next = position.copy();
  let events: readonly GameEvent[] = [];
  perform(next, (event) => {
    // Most actions have one event; an array grown by `push` would reserve room for many.
    events = events.length === 0 ? [event] : [...events, event];
    remember(next.open, event);
  });
  return { ok: true, position: next, events };
}

function performForTable(position: Position, action: TableAction, emit: trusted.Emit): void {
  switch (action.type) {
    case 'deal':
      return trusted.deal(position, [...action.pack], emit);
    case 'close-window':
      return trusted.closeWindow(position, emit);
    case 'gather':
      return trusted.gather(position, emit);
    case 'time-up':
      return trusted.callTime(position, emit);
  }
}

/** `play` is the combination that the cards of a play or bomb form. */
function performForSeat(position: Position, action: SeatAction, play: Play | null, emit: trusted.Emit): void {
  const { seat } = action;
  switch (action.type) {
    case 'call':
      return trusted.call(position, seat, action.call, emit);
    case 'withdraw':
      return trusted.withdraw(position, seat, emit);
    case 'take':
      return trusted.take(position, seat, emit);
    case 'push': {
      const gifts = action.gifts.map(({ to, cards }) => ({ to, cards: [...cards] }));
      return trusted.push(position, seat, gifts, emit);
    }
    case 'take-back':
      return trusted.takePushBack(position, seat, emit);
    case 'play':
      return trusted.play(position, seat, play!, action.wish ?? 0, action.dogTo ?? NO_SEAT, emit);
    case 'bomb':
      return trusted.play(position, seat, play!, action.wish ?? 0, NO_SEAT, emit);
    case 'pass':
      return trusted.pass(position, seat, emit);
    case 'give':
      return trusted.give(position, action.to, emit);
  }
}
