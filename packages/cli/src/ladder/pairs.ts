import type { Names } from '../arena/compare.ts';

/**
 * The pairs to play: neighbours in the list, and every bot against the anchor. The later bot is side `a`, so that side
 * `a` mostly wins.
 */
export function pairsOf(bots: readonly string[], anchor: string): Names[] {
  const pairs: Names[] = [];
  bots.forEach((b, index) => {
    for (const a of bots.slice(index + 1)) {
      const areNeighbours = a === bots[index + 1];
      if (areNeighbours || a === anchor || b === anchor) pairs.push({ a, b });
    }
  });
  return pairs;
}
