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
 * The checked transition. Returns the new position and the events of the action, or why the action is refused. It does
 * not change the given position or retain any part of the action. It never throws, whatever the action.
 */
export function apply(position: Position, action: Action): Applied | Refused {
  if (!isAction(action, position.rules)) return refused(refusal('malformed'));
  if (isTableAction(action)) {
    const reason = judgeTable(position, action);
    if (reason !== null) return refused(reason);
    const log = new HistoryLog(position.successor());
    performForTable(log.position, action, log);
    return { ok: true, position: log.position, events: log.events };
  }
  const judgement = judge(position.open, position.hands[action.seat]!, action);
  if (!judgement.ok) return refused(judgement.refusal);
  const log = new HistoryLog(position.successor());
  performForSeat(log.position, action, judgement.play, log);
  return { ok: true, position: log.position, events: log.events };
}

function refused(reason: Refusal): Refused {
  return { ok: false, refusal: reason };
}

const NO_EVENTS: readonly GameEvent[] = [];

/** Collects the events of an action and adds them to the history of the new position. */
class HistoryLog implements trusted.EventLog {
  readonly position: Position;
  events = NO_EVENTS;

  constructor(position: Position) {
    this.position = position;
  }

  add(event: GameEvent): void {
    // Most actions have one event; an array grown by `push` would reserve space for many.
    this.events = this.events === NO_EVENTS ? [event] : [...this.events, event];
    remember(this.position.open, event);
  }
}

function performForTable(position: Position, action: TableAction, log: HistoryLog): void {
  switch (action.type) {
    case 'deal':
      return trusted.deal(position, [...action.pack], log);
    case 'close-window':
      return trusted.closeWindow(position, log);
    case 'gather':
      return trusted.gather(position, log);
    case 'time-up':
      return trusted.callTime(position, log);
  }
}

/**
 * `play` is the combination that the cards of a play or bomb form. Each case reads `seat` separately: a single read for
 * all types of action would make V8 do a dictionary lookup.
 */
function performForSeat(position: Position, action: SeatAction, play: Play | null, log: HistoryLog): void {
  switch (action.type) {
    case 'call':
      return trusted.call(position, action.seat, action.call, log);
    case 'withdraw':
      return trusted.withdraw(position, action.seat, log);
    case 'take':
      return trusted.take(position, action.seat, log);
    case 'decline':
      return trusted.decline(position, action.seat, log);
    case 'push': {
      const gifts = action.gifts.map(({ to, cards }) => ({ to, cards: [...cards] }));
      return trusted.push(position, action.seat, gifts, log);
    }
    case 'take-back':
      return trusted.takePushBack(position, action.seat, log);
    case 'play':
      return trusted.play(position, action.seat, play!, action.wish ?? 0, action.dogTo ?? NO_SEAT, log);
    case 'bomb':
      return trusted.play(position, action.seat, play!, action.wish ?? 0, NO_SEAT, log);
    case 'pass':
      return trusted.pass(position, action.seat, log);
    case 'give':
      return trusted.give(position, action.to, log);
  }
}
