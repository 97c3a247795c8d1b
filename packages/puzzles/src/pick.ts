import { type Bits, shuffle, xoshiro128 } from '@schupf/rules';
import type { Puzzle } from './puzzle.ts';

/** Among so many of the nearest, chance decides: otherwise everyone would get the same puzzles in the same order. */
const NEAREST = 12;

/** A puzzle near this rating; null if all have been tried. */
export function pickNear(puzzles: readonly Puzzle[], rating: number, bits: Bits): Puzzle | null {
  if (puzzles.length === 0) return null;
  const distance = (puzzle: Puzzle) => Math.abs(puzzle.rating - rating);
  // Many puzzles have the same rating, so they are mixed before the nearest are taken.
  const nearest = shuffle([...puzzles], bits)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, NEAREST);
  return shuffle(nearest, bits)[0]!;
}

/** Days since the first of January 1970 determine the puzzle of the day: the packs come round again after years. */
export function dailyPuzzle(puzzles: readonly Puzzle[], day: number): Puzzle {
  const { length } = puzzles;
  // Every pass through the pack has an order of its own.
  const pass = Math.floor(day / length);
  return shuffle([...puzzles], xoshiro128(`daily puzzle ${pass}`))[day % length]!;
}
