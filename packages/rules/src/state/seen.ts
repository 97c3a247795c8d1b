import type { Card } from '../card.ts';
import type { Seat } from '../seat.ts';
import type { GameEvent, SeenCards, SeenEvent } from './event.ts';
import type { OpenState } from './open.ts';
import { actsFor, type Observer, seesTransfer } from './view.ts';

/** What an observer sees of an event; `open` is the open state after the action that caused it. */
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
    case 'declined-tichu':
    case 'took-back':
    case 'opened':
    case 'played':
    case 'passed':
    case 'window-closed':
    case 'time-up':
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
