import type { Play } from '../combination/combination.ts';
import { judge } from '../legal/judge.ts';
import { judgeTable } from '../legal/table.ts';
import { NOBODY } from '../seat.ts';
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
 * The checked door: the position after an action and what happened, or why the action is refused. The position
 * given is not changed, and nothing of the action is kept. Never throws, whatever the action.
 */
export function apply(position: Position, action: Action): Applied | Refused {
  if (!isAction(action, position.rules)) return refused(refusal('malformed'));
  if (isTableAction(action)) {
    const reason = judgeTable(position, action);
    if (reason !== null) return refused(reason);
    return applied(position, (next, tell) => performForTable(next, action, tell));
  }
  const judgement = judge(position.open, position.hands[action.seat]!, action);
  if (!judgement.ok) return refused(judgement.refusal);
  const { play } = judgement;
  return applied(position, (next, tell) => performForSeat(next, action, play, tell));
}

function refused(reason: Refusal): Refused {
  return { ok: false, refusal: reason };
}

function applied(position: Position, perform: (next: Position, tell: trusted.Tell) => void): Applied {
  const next = position.copy();
  let events: readonly GameEvent[] = [];
  perform(next, (event) => {
    // Most actions have one event; a list that grows by itself would reserve room for many.
    events = events.length === 0 ? [event] : [...events, event];
    remember(next.open, event);
  });
  return { ok: true, position: next, events };
}

function performForTable(position: Position, action: TableAction, tell: trusted.Tell): void {
  switch (action.type) {
    case 'deal':
      return trusted.deal(position, [...action.pack], tell);
    case 'close-window':
      return trusted.closeWindow(position, tell);
    case 'gather':
      return trusted.gather(position, tell);
  }
}

/** `play` is what the cards of a play or bomb turned out to be. */
function performForSeat(position: Position, action: SeatAction, play: Play | null, tell: trusted.Tell): void {
  const { seat } = action;
  switch (action.type) {
    case 'call':
      return trusted.call(position, seat, action.call, tell);
    case 'withdraw':
      return trusted.withdraw(position, seat, tell);
    case 'take':
      return trusted.take(position, seat, tell);
    case 'push': {
      const gifts = action.gifts.map(({ to, cards }) => ({ to, cards: [...cards] }));
      return trusted.push(position, seat, gifts, tell);
    }
    case 'take-back':
      return trusted.takePushBack(position, seat, tell);
    case 'play':
      return trusted.play(position, seat, play!, action.wish ?? 0, action.dogTo ?? NOBODY, tell);
    case 'bomb':
      return trusted.play(position, seat, play!, action.wish ?? 0, NOBODY, tell);
    case 'pass':
      return trusted.pass(position, seat, tell);
    case 'give':
      return trusted.give(position, action.to, tell);
  }
}
