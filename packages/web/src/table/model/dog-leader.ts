import { isPassingDog, NO_SEAT, type OpenState, type Seat, type SeenEvent } from '@schupf/rules';

type Played = Extract<SeenEvent, { type: 'played' }>;

/**
 * Who leads after a Dog that passes the lead on; `NO_SEAT` after any other play. The event names a player only if its
 * player chose one; in most games the rules decide. If the Dog ended the round, no one leads any more.
 */
export function dogLeader({ play, dogTo }: Played, after: OpenState): Seat {
  if (!isPassingDog(after.rules, play)) return NO_SEAT;
  return after.turn === NO_SEAT ? dogTo : after.turn;
}
