/**
 * How likely a side is to win a match to a target, from how many points each side still needs. Between equal sides a
 * match is a chain of rounds whose results are spread as below; going back from the end gives every chance.
 */

/** Points of one side and of the other, and how often in 1000 rounds: counted in self-play, the other way round as often. */
const RESULTS: readonly (readonly [ours: number, theirs: number, often: number])[] = [
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
/** Whoever needs more than this is taken to need so much. */
const FURTHEST = 1000;
const SIZE = FURTHEST / STEP + 1;
/** Chances change no more after so many times. */
const SWEEPS = 60;

let table: Float64Array | null = null;

/** The chance of the side that needs `ours` points, when the other needs `theirs`; nobody needs any at the end. */
export function chanceToWin(ours: number, theirs: number): number {
  if (ours <= 0 || theirs <= 0) return atTheEnd(ours, theirs);
  table ??= workOut();
  const x = placeOf(ours);
  const y = placeOf(theirs);
  const left = Math.floor(x);
  const top = Math.floor(y);
  const at = (column: number, row: number) =>
    table![Math.min(column, SIZE - 1) * SIZE + Math.min(row, SIZE - 1)]!;
  const before = at(left, top) + (y - top) * (at(left, top + 1) - at(left, top));
  const after = at(left + 1, top) + (y - top) * (at(left + 1, top + 1) - at(left + 1, top));
  return before + (x - left) * (after - before);
}

/** Whoever has more has won; for as many each, half a win. */
function atTheEnd(ours: number, theirs: number): number {
  if (ours === theirs) return 0.5;
  return ours < theirs ? 1 : 0;
}

/** The nearest cell that is not the end: who needs 5 points is hardly nearer to it than who needs 25. */
function placeOf(need: number): number {
  return Math.min(FURTHEST, Math.max(STEP, need)) / STEP;
}

function workOut(): Float64Array {
  const chances = new Float64Array(SIZE * SIZE).fill(0.5);
  const total = 2 * RESULTS.reduce((sum, [, , often]) => sum + often, 0);
  const chanceAt = (ours: number, theirs: number) => {
    if (ours <= 0 || theirs <= 0) return atTheEnd(ours, theirs);
    return chances[placeOf(ours) * SIZE + placeOf(theirs)]!;
  };
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let x = 1; x < SIZE; x++) {
      for (let y = 1; y < SIZE; y++) {
        let sum = 0;
        for (const [more, less, often] of RESULTS) {
          sum += often * chanceAt(x * STEP - more, y * STEP - less);
          sum += often * chanceAt(x * STEP - less, y * STEP - more);
        }
        chances[x * SIZE + y] = sum / total;
      }
    }
  }
  return chances;
}
