import type { OpenState, Player } from '@schupf/rules';

/** Whether a player has won the match. Spectators (negative) are happy with every winner. */
export function hasWon(open: OpenState, player: Player): boolean {
  if (player < 0) return open.winners.length > 0;
  return [...open.players.keys()].some(
    (seat) =>
      open.players[seat] === player && seat !== open.dummy && open.winners.includes(open.columnOf(seat)),
  );
}
