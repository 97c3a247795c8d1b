import type { Names } from '../arena/compare.ts';

/** Who meets whom: neighbours in the list, and every bot the anchor. The later one is a, so that a mostly wins. */
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
