import type { OpenState, Player } from '@schupf/rules';

/** Whether to celebrate the result of the match for a player. Spectators (negative) celebrate every winner. */
export function hasWon(open: OpenState, player: Player): boolean {
  if (player < 0) return open.winners.length > 0;
  return [...open.players.keys()].some(
    (seat) =>
      open.players[seat] === player && seat !== open.dummy && open.winners.includes(open.columnOf(seat)),
  );
}
