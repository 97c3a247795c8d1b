import type { Player } from '@schupf/rules';

/** How a round is shown: the seat in front, and the visible hands. */
export interface SeatView {
  /** The player in front. */
  readonly front: Player;
  /** Whether all hands are shown, or only those that this player saw at the time. */
  readonly all: boolean;
}

/** A view in an address: `from-2` for all hands from the seat of player 2, `as-2` for only what player 2 saw. */
export function formatSeatView({ front, all }: SeatView): string {
  return `${all ? 'from' : 'as'}-${front + 1}`;
}

/** The inverse of `formatSeatView`; null for anything else. */
export function parseSeatView(text: string): SeatView | null {
  const [, kind, player] = /^(from|as)-([1-9]\d?)$/.exec(text) ?? [];
  return kind === undefined ? null : { front: Number(player) - 1, all: kind === 'from' };
}
