import { CardSet } from '../card-set.ts';
import type { GameEvent, HistoryEvent, SeenEvent } from './event.ts';
import type { OpenState } from './open.ts';

/**
 * Adds an event to the round's history. Deals, declined calls, hidden decisions, pushes and the closing of windows are
 * left out: the state itself shows what they changed.
 */
export function remember(open: OpenState, event: GameEvent | SeenEvent): void {
  switch (event.type) {
    case 'called':
    case 'calls-revealed':
    case 'withdrawn':
    case 'opened':
    case 'played':
    case 'passed':
    case 'gathered':
    case 'gave':
    case 'round-ended':
      open.past = { event, before: open.past };
      return;
    case 'dealt':
    case 'decided':
    case 'declined':
    case 'declined-tichu':
    case 'rest-dealt':
    case 'took':
    case 'laid-out':
    case 'took-back':
    case 'exchanged':
    case 'dummy-shown':
    case 'window-closed':
    case 'time-up':
      return;
  }
}

/** Adds an event to a state that already includes its effect: only the history and the played cards are updated. */
export function addToHistory(open: OpenState, event: HistoryEvent): void {
  open.past = { event, before: open.past };
  if (event.type === 'played') open.changePlayed(event.seat).addAll(CardSet.of(event.play.cards));
}
