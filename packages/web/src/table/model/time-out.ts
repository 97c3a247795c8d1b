import type { Seat, View } from '@schupf/rules';
import { canBeBombed, MIN_BOMB_SIZE } from '@schupf/table';

/**
 * Whether a time-out to think about a bomb could be needed: the player has enough cards for a bomb and, as far as
 * everyone can see, someone could have one. Whether the player holds a bomb does not matter, so asking reveals nothing.
 */
export function isTimeOutUseful(view: View, seats: readonly Seat[]): boolean {
  const { open } = view;
  return (
    open.phase === 'play' &&
    !open.trickIsEmpty &&
    seats.some((seat) => open.counts[seat]! >= MIN_BOMB_SIZE) &&
    canBeBombed(view)
  );
}
