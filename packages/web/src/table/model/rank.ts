import { type OpenState, rankTitles, type Seat, type Title } from '@schupf/rules';

export interface Rank {
  /** Counted from 1, the best. */
  readonly place: number;
  readonly title: Title | null;
  readonly mark: RankMark | null;
}

/** The first player wears a crown, the last one has a broom. */
export type RankMark = 'crown' | 'broom';

/** The title and symbol of a place in a game with ranks. */
export function rankAt({ rules }: OpenState, place: number): Rank {
  return {
    place,
    title: rankTitles(rules.variant, rules.players)[place - 1] ?? null,
    mark: place === 1 ? 'crown' : place === rules.players ? 'broom' : null,
  };
}

/** A player's rank in this round; null in the first one and in games without ranks. */
export function rankOf(open: OpenState, seat: Seat): Rank | null {
  const index = open.ranking.indexOf(seat);
  return index < 0 ? null : rankAt(open, index + 1);
}

/** Whether the lowest-ranked player went out first in the finished round. */
export function isRevolution({ ranking, result }: OpenState): boolean {
  return result !== null && ranking.length > 0 && result.order[0] === ranking.at(-1);
}

/** How many places a player went up (negative for down) in the finished round; null if it was the first. */
export function placesGained({ ranking, result }: OpenState, seat: Seat): number | null {
  if (result === null || ranking.length === 0) return null;
  return ranking.indexOf(seat) - result.order.indexOf(seat);
}
