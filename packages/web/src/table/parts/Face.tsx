import type { Seat } from '@schupf/rules';
import { seatName } from '../model/names.ts';
import type { TableSession } from '../state/table-session.ts';

/** A player's portrait. */
export function Face({ session, seat }: { readonly session: TableSession; readonly seat: Seat }) {
  return (
    <span class="face" aria-hidden="true">
      {[...seatName(session, seat)][0]}
    </span>
  );
}
