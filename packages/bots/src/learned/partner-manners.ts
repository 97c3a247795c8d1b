import { isBomb, type OpenState, type Play, type Seat } from '@schupf/rules';

/** How many points better a rude choice must be than the best polite one. */
export const CLEARLY_BETTER = 40;

/** Whether two seats are partners played by different people. No one has to be polite to their own dummy. */
export function arePartnerPeople(open: OpenState, a: Seat, b: Seat): boolean {
  return open.arePartners(a, b) && open.players[a] !== open.players[b];
}

/** Whether a partner of the seat has called and can still win the call. */
function hasCallingPartner(open: OpenState, seat: Seat): boolean {
  if (open.finished.length > 0) return false;
  return open.calls.some((call, other) => call !== null && arePartnerPeople(open, seat, other));
}

/**
 * Whether a play is one that partners resent: going out before their call is won, playing on their trick after a call, and
 * bombing their trick.
 */
export function isRude(open: OpenState, seat: Seat, play: Play): boolean {
  const endsCall = hasCallingPartner(open, seat) && open.calls[seat] === null;
  if (endsCall && play.size === open.counts[seat]) return true;
  if (open.trickIsEmpty || !arePartnerPeople(open, seat, open.owner)) return false;
  return isBomb(play) || (open.calls[open.owner] !== null && open.finished.length === 0);
}
