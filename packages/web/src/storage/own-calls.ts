import type { Player } from '@schupf/rules';
import type { GameRecord, RoundRecord } from '@schupf/rules/notation';

/** How often a player called Tichu or Grand Tichu, and how often they then went out first. */
export interface CallCount {
  readonly made: number;
  readonly all: number;
}

/** The player's calls in the finished rounds of a match. */
export function callsBy(player: Player, { rounds }: GameRecord): CallCount {
  let made = 0;
  let all = 0;
  for (const round of rounds) {
    if (round.order === null) continue;
    for (const seat of callersIn(round)) {
      if ((round.players?.[seat] ?? seat) !== player) continue;
      all++;
      if (round.order[0] === seat) made++;
    }
  }
  return { made, all };
}

/** The seats that called and did not withdraw. */
function callersIn({ lines }: RoundRecord): ReadonlySet<number> {
  const callers = new Set<number>();
  for (const { move } of lines.flatMap(({ items }) => items)) {
    if (move?.type === 'call') callers.add(move.seat);
    if (move?.type === 'withdraw') callers.delete(move.seat);
  }
  return callers;
}
