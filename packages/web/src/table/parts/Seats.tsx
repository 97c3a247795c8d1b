import { words } from '../../i18n/language.ts';
import { columnsFor, placesAround, seatsFrom, titlesFit } from '../model/places.ts';
import { titlesAt } from '../model/rank.ts';
import type { TableSession } from '../state/table-session.ts';
import { SeatBadge } from './SeatBadge.tsx';

/** Everybody else around the table; in a game of ranks oneself too, where all stand in rows. Whoever watches sees all. */
export function Seats({ session }: { readonly session: TableSession }) {
  const { open } = session.view;
  const mine = session.home.value;
  const others = seatsFrom(mine, open.rules.seats);
  const { isWatching } = session;
  const seats = isWatching ? [mine, ...others] : open.rules.hasRanks ? [...others, mine] : others;
  const places = isWatching
    ? [{ x: 50, y: 96 }, ...placesAround(others.length)]
    : placesAround(others.length);
  const columns = columnsFor(open.rules.seats);
  const hasTitles = titlesFit(titlesAt(open).map(words().events.title), columns);
  return (
    <ul class={hasTitles ? 'seats' : 'seats seats--close'} style={{ '--columns': columns }}>
      {seats.map((seat, index) => (
        <SeatBadge
          // People keep their badges when they change places.
          key={seat === open.dummy ? 'dummy' : open.players[seat]}
          session={session}
          seat={seat}
          place={places[index]}
        />
      ))}
    </ul>
  );
}
