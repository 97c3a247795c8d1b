// The chance of winning a match to a target score, given the points each side still needs. Between equal sides, a match
// is a Markov chain of rounds with the results below, so value iteration finds the chances.

/**
 * The results of a round, as points for each side, and how often each occurs in 1000 rounds of self-play. Every result
 * counts a second time with the sides swapped.
 */
const RESULTS: readonly (readonly [ours: number, theirs: number, frequency: number])[] = [
  [300, 0, 76],
  [150, 50, 53],
  [200, 0, 51],
  [125, 75, 45],
  [50, 50, 21],
  [175, 25, 40],
  [100, 100, 20],
  [75, 25, 31],
  [75, -75, 26],
  [50, -50, 26],
  [100, 0, 23],
  [200, -100, 22],
  [100, -100, 15],
  [25, -25, 12],
  [150, -50, 11],
  [175, -75, 8],
  [125, -25, 8],
  [300, -100, 5],
  [0, 0, 3],
  [125, -125, 4],
];

const STEP = 25;
/** A side that needs more than this is treated as if it needed this much. */
const MAX_NEED = 1000;
const SIZE = MAX_NEED / STEP + 1;
/** Chances have converged after this many iterations. */
const SWEEPS = 60;

let table: Float64Array | null = null;

/**
 * The chance that a side wins when it needs `ours` points and the other side needs `theirs`. At 0 or below, the match
 * is over.
 */
export function chanceToWin(ours: number, theirs: number): number {
  if (ours <= 0 || theirs <= 0) return finalChance(ours, theirs);
  table ??= computeChances();
  const x = cellOf(ours);
  const y = cellOf(theirs);
  const left = Math.floor(x);
  const top = Math.floor(y);
  const at = (column: number, row: number) =>
    table![Math.min(column, SIZE - 1) * SIZE + Math.min(row, SIZE - 1)]!;
  const before = at(left, top) + (y - top) * (at(left, top + 1) - at(left, top));
  const after = at(left + 1, top) + (y - top) * (at(left + 1, top + 1) - at(left + 1, top));
  return before + (x - left) * (after - before);
}

/** The side with more points has won. A tie counts as half a win. */
function finalChance(ours: number, theirs: number): number {
  if (ours === theirs) return 0.5;
  return ours < theirs ? 1 : 0;
}

/**
 * The table index for a number of points needed. Needing 5 points is not much better than needing 25, so the lowest
 * index is 1.
 */
function cellOf(need: number): number {
  return Math.min(MAX_NEED, Math.max(STEP, need)) / STEP;
}

function computeChances(): Float64Array {
  const chances = new Float64Array(SIZE * SIZE).fill(0.5);
  const total = 2 * RESULTS.reduce((sum, [, , frequency]) => sum + frequency, 0);
  const chanceAt = (ours: number, theirs: number) => {
    if (ours <= 0 || theirs <= 0) return finalChance(ours, theirs);
    return chances[cellOf(ours) * SIZE + cellOf(theirs)]!;
  };
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let x = 1; x < SIZE; x++) {
      for (let y = 1; y < SIZE; y++) {
        let sum = 0;
        for (const [more, less, frequency] of RESULTS) {
          sum += frequency * chanceAt(x * STEP - more, y * STEP - less);
          sum += frequency * chanceAt(x * STEP - less, y * STEP - more);
        }
        chances[x * SIZE + y] = sum / total;
      }
    }
  }
  return chances;
}
