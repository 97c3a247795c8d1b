import { type Estimate, pointsOf } from './scale.ts';

/**
 * What one seat of a bot is worth in the four-player game, as a rating, with the standard error: half of its number on the
 * scale of docs/strength.md when the bot was released. Released bots never change, so neither do these.
 */
const BOTS: { readonly [bot: string]: { readonly rating: number; readonly error: number } } = {
  'planner-1': { rating: 1500, error: 0 },
  random: { rating: 1222, error: 3 },
  'beginner-1': { rating: 1531, error: 2 },
  'club-1': { rating: 1538, error: 2 },
  'expert-1': { rating: 1557, error: 2 },
  'search-1': { rating: 1640, error: 24 },
  'net-1-casual': { rating: 1713, error: 3 },
  'net-1': { rating: 1778, error: 4 },
  'net-1-quick': { rating: 1800, error: 22 },
  'net-1-deep': { rating: 1826, error: 34 },
  'beginner-2': { rating: 1427, error: 2 },
  'family-2': { rating: 1514, error: 2 },
  'regular-2': { rating: 1583, error: 3 },
  'club-2': { rating: 1657, error: 3 },
  'league-2': { rating: 1744, error: 3 },
  'net-2': { rating: 1812, error: 3 },
  // Without a number: net-2-quick and net-2-deep, until they have been measured on enough deals. Rounds with them are not rated.
};

/** The fixed estimate of a bot in the four-player game; null for bots whose strength is not known. */
export function anchorOf(bot: string): Estimate | null {
  if (!Object.hasOwn(BOTS, bot)) return null;
  const { rating, error } = BOTS[bot]!;
  return { mean: pointsOf(rating), variance: pointsOf(1500 + error) ** 2 };
}

/** The bots with a rating, the strongest first. */
export const ANCHORS: readonly { readonly bot: string; readonly rating: number }[] = Object.entries(BOTS)
  .map(([bot, { rating }]) => ({ bot, rating }))
  .sort((a, b) => b.rating - a.rating);
