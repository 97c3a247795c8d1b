import { SuitEmblem } from '../../cards/CardFace.tsx';
import { placeStyle } from '../model/places.ts';
import { seatPlaces } from '../model/seat-places.ts';
import type { TableSession } from '../state/table-session.ts';
import './Felt.css';

const EMBLEMS = ['pagoda', 'star', 'jade', 'sword'] as const;

/** The oval table, with a lamp over the player whose turn it is. Decoration only. */
export function Felt({ session }: { readonly session: TableSession }) {
  const due = session.status.duties;
  // Before the first trick, several players decide at the same time, so no one is highlighted.
  const lit = due.length === 1 ? due[0]!.seat : null;
  return (
    <div class="felt-oval" aria-hidden="true">
      <div class="felt-oval__cloth">
        {EMBLEMS.map((suit) => (
          <svg key={suit} class="felt-oval__emblem" data-suit={suit} viewBox="0 0 100 100" aria-hidden="true">
            <SuitEmblem suit={suit} />
          </svg>
        ))}
      </div>
      {lit === null ? null : <div class="felt-oval__lamp" style={placeStyle(seatPlaces(session).of(lit))} />}
    </div>
  );
}
