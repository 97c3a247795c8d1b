import type { Seat } from '@schupf/rules';
import { mannerOf } from '../../portraits/manner.ts';
import { Portrait } from '../../portraits/Portrait.tsx';
import { animalAt } from '../../portraits/personas.ts';
import { seatName } from '../model/names.ts';
import type { TableSession } from '../state/table-session.ts';

interface Props {
  readonly session: TableSession;
  readonly seat: Seat;
}

/**
 * A player's portrait. Its `title` says how a bot plays. If the whole seat had this title, screen readers would read it
 * as the name of the seat.
 */
export function Face({ session, seat }: Props) {
  const { open } = session.view;
  const occupant = session.status.chairs[open.players[seat]!]?.occupant;
  return (
    <span class="face" title={seat === open.dummy ? undefined : mannerOf(occupant)} aria-hidden="true">
      <Portrait who={animalAt(open, seat)} name={seatName(session, seat)} />
    </span>
  );
}
