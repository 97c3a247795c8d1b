import type { Seat } from '../seat.ts';
import type { OpenState } from './open.ts';

export type Side = 'us' | 'them' | 'alone';

/** A player's side, as seen from another seat. */
export function sideFrom(open: OpenState, home: Seat, seat: Seat): Side {
  if (open.rules.teams === 'none') return 'alone';
  return seat === home || open.arePartners(home, seat) ? 'us' : 'them';
}
