import { NO_SEAT, rightOf, type Seat } from '../seat.ts';
import type { HistoryEvent } from './event.ts';
import { OpenData } from './open-data.ts';

export const PHASES = [
  /** Before the first deal. */
  'start',
  /** The first part is dealt; every seat calls Grand Tichu or takes the rest. */
  'grand',
  /** Cards are taken one by one. */
  'take',
  /** All cards are dealt; every seat that may call Tichu calls it or declines before the push begins. */
  'tichu',
  'push',
  'play',
  /** The Dragon won; its player gives the trick away. */
  'gift',
  /** No card can be played any more; the remaining hands are about to be shown. */
  'settle',
  'round-over',
  'match-over',
] as const;
export type Phase = (typeof PHASES)[number];

/** An event linked to those before it, so that positions can share their common past. */
export interface Past {
  readonly event: HistoryEvent;
  readonly before: Past | null;
}

/**
 * The part of a position that everyone may see. A view shares it with the position it was made from. The same functions
 * advance both, so a view that only follows events stays in step with the table.
 *
 * Lists and piles that rarely change are replaced as a whole, so that copies share them. Values that every play changes
 * are modified in place, so that search need not allocate; `changeCounts` and similar methods return them for that.
 */
export class OpenState extends OpenData {
  /** An equal state for the next change; see `Position.successor`. */
  successor(): OpenState {
    return new OpenState(this.rules, this);
  }

  /** An equal state. It shares with this one only values that are never changed in place. */
  copy(): OpenState {
    return new OpenState(this.rules).copyFrom(this);
  }

  /** The round's events in order. */
  get history(): readonly HistoryEvent[] {
    const events: HistoryEvent[] = [];
    for (let past = this.past; past !== null; past = past.before) events.push(past.event);
    return events.reverse();
  }

  /** The seat of the dummy; NO_SEAT if there is none. */
  get dummy(): Seat {
    return this.solo === NO_SEAT ? NO_SEAT : (this.solo + 2) % this.rules.seats;
  }

  get trickIsEmpty(): boolean {
    return this.standing.size === 0;
  }

  isActive(seat: Seat): boolean {
    return this.counts[seat]! > 0;
  }

  activeSeats(): number {
    let seats = 0;
    for (let seat = 0; seat < this.counts.length; seat++) if (this.counts[seat]! > 0) seats++;
    return seats;
  }

  /** The given seat if it still holds cards, else the next to its right that does. */
  nextActive(seat: Seat): Seat {
    let next = seat;
    while (this.counts[next]! === 0) next = rightOf(next, this.rules.seats);
    return next;
  }

  arePartners(a: Seat, b: Seat): boolean {
    return a !== b && this.rules.teams === 'alternating' && (a - b) % 2 === 0;
  }

  areOpponents(a: Seat, b: Seat): boolean {
    return a !== b && !this.arePartners(a, b);
  }

  /** The score column a seat plays for. */
  columnOf(seat: Seat): number {
    if (this.rules.dummy !== null) return seat === this.dummy ? this.rules.players : this.players[seat]!;
    return this.rules.teams === 'none' ? this.players[seat]! : seat % 2;
  }
}
