import { CardSet } from '../card-set.ts';
import type { GameEvent, SeenEvent } from './event.ts';
import type { OpenState } from './open.ts';

/**
 * Keeps an event in the round's history if everybody saw all of it. Deals, hidden decisions, pushes and the
 * closing of windows are not kept: what they change stands in the state itself.
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
    case 'rest-dealt':
    case 'took':
    case 'laid-out':
    case 'took-back':
    case 'exchanged':
    case 'dummy-shown':
    case 'window-closed':
      return;
  }
}

/** Takes in an event that is told and not followed: the round's past, and who has laid what. */
export function recall(open: OpenState, event: SeenEvent): void {
  open.past = { event, before: open.past };
  if (event.type === 'played') open.played[event.seat]!.addAll(CardSet.of(event.play.cards));
}
