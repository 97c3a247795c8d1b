import type { Seat } from '@schupf/rules';
import type { TableSession } from '../state/table-session.ts';
import { FRONT, type Place, placesAround, seatsFrom } from './places.ts';

/** Where each seat is drawn, as seen by the player at the bottom. */
export interface SeatPlaces {
  /** All other seats in playing order. */
  readonly others: readonly Seat[];
  readonly of: (seat: Seat) => Place;
  readonly isMine: (seat: Seat) => boolean;
}

export function seatPlaces(session: TableSession): SeatPlaces {
  const { view } = session;
  const { rules, dummy } = view.open;
  const home = session.home.value;
  const others = seatsFrom(home, rules.seats);
  const hasOpenHandAtTop =
    rules.seats === 4 && others[1] === dummy && view.hands[dummy] != null && view.observer !== 'omniscient';
  const places = placesAround(rules.seats, { hasOpenHandAtTop });
  return {
    others,
    of: (seat) => places[others.indexOf(seat)] ?? FRONT,
    isMine: (seat) => seat === home && !session.isWatching,
  };
}
