import { type GlickoRating, glickoAfter } from '@schupf/ratings';
import type { Puzzle } from './puzzle.ts';

/** A named theme gives a hint, so a solution says less, and a failure not quite as much. */
const THEME_WEIGHT = { solved: 0.2, failed: 0.7 } as const;

/** The player's rating after the first attempt at a puzzle. The puzzle's own rating stays as it is. */
export function ratingAfter(
  player: GlickoRating,
  puzzle: Pick<Puzzle, 'rating' | 'deviation'>,
  isSolved: boolean,
  isThemed: boolean,
): GlickoRating {
  const full = glickoAfter(player, [{ opponent: puzzle, score: isSolved ? 1 : 0 }]);
  if (!isThemed) return full;
  const weight = isSolved ? THEME_WEIGHT.solved : THEME_WEIGHT.failed;
  const between = (before: number, after: number) => before + weight * (after - before);
  return {
    rating: between(player.rating, full.rating),
    deviation: between(player.deviation, full.deviation),
    volatility: between(player.volatility, full.volatility),
  };
}
