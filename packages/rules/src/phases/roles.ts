import type { Rules } from '../rules.ts';
import type { Player, Seat } from '../seat.ts';
import type { OpenState } from '../state/open.ts';

/** Sets seats, dealer, soloist and ranks for the new round, based on the result of the last one. */
export function assignRoles(open: OpenState): void {
  const { rules, result } = open;
  if (rules.dummy !== null) {
    const soloist = open.players[0]!;
    const firstOut = result === null ? soloist : open.players[result.order[0]!]!;
    seatSoloist(open, result === null ? soloist : nextSoloist(rules, soloist, firstOut));
  } else if (result !== null && rules.hasRanks) {
    seatByRank(open, result.order);
  } else if (result !== null) {
    open.dealer = result.order[0]!;
  }
}

/** The dealer of the next round, in a position that is waiting for a deal. */
export function nextDealer(open: OpenState): Seat {
  const next = open.successor();
  assignRoles(next);
  return next.dealer;
}

/** The next soloist. Players are numbered in playing order; `firstOut` is the soloist if the dummy went out first. */
export function nextSoloist(rules: Rules, soloist: Player, firstOut: Player): Player {
  switch (rules.soloRotation) {
    case 'right':
      return (soloist + 1) % rules.players;
    case 'left':
      return (soloist + rules.players - 1) % rules.players;
    case 'first-out':
      return firstOut;
  }
}

/** The soloist sits at the first seat with the dummy opposite; the others keep their order. */
function seatSoloist(open: OpenState, soloist: Player): void {
  open.players = playersAround(soloist, 0);
  open.solo = 0;
  open.dealer = 0;
}

/** Who acts for each of four seats when `soloist` sits at `solo` and plays for the seat opposite as well. */
export function playersAround(soloist: Player, solo: Seat): Player[] {
  const offsets = [0, 1, 0, 2];
  return offsets.map((_, seat) => (soloist + offsets[(seat - solo + 4) % 4]!) % 3);
}

function seatByRank(open: OpenState, order: readonly Seat[]): void {
  const ranked = order.map((seat) => open.players[seat]!);
  open.players = playOrder(open.rules, ranked, 0);
  open.ranking = ranked.map((player) => open.players.indexOf(player));
  open.dealer = open.ranking.at(-1)!;
}

/** Puts names, given from first to last rank, into playing order, starting with the one at index `leader`. */
export function playOrder<Name>(rules: Rules, ranked: readonly Name[], leader: number): Name[] {
  const step = rules.hierarchySeats === 'right' ? 1 : ranked.length - 1;
  return ranked.map((_, index) => ranked[(leader + index * step) % ranked.length]!);
}

/** The last-ranked seat; in the first round, the dealer. */
export function lastRanked(open: OpenState): Seat {
  return open.ranking.at(-1) ?? open.dealer;
}
