import type { Names } from '../arena/compare.ts';

/** Who meets whom: neighbours in the list, and everybody the anchor; the later in the list is a, to win mostly. */
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
