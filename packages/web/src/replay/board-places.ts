/** The number of columns of the board's grid. It is divisible by any number of seats in the top row, up to five. */
export const BOARD_COLUMNS = 60;

export type Edge = 'top' | 'left' | 'right' | 'front';

/** An area of the board's grid. Grid lines are counted from 1; the second of each pair is the line after the area. */
export interface Area {
  readonly row: readonly [number, number];
  readonly column: readonly [number, number];
}

/** Where a seat's hand and its play are. */
interface BoardPlace {
  readonly edge: Edge;
  readonly hand: Area;
  readonly play: Area;
}

export interface BoardPlan {
  /** The front seat comes first, then the others in playing order. */
  readonly places: readonly BoardPlace[];
  /** The line with the points of the trick, the wish and the turn. */
  readonly status: Area;
  /** The number of seats above each other at each side. */
  readonly sides: number;
  /** The number of seats side by side at the top. */
  readonly top: number;
}

export interface PlanOptions {
  /** Whether there is space for plays beside the hands at the sides. */
  readonly isWide: boolean;
  /** Whether some combination in the trick is so long that it needs the whole middle of the board. */
  readonly hasLongPlays: boolean;
}

const ALL: Area['column'] = [1, BOARD_COLUMNS + 1];
const HALF = BOARD_COLUMNS / 2 + 1;
/** Where the hands at the sides of a wide board end. */
const LEFT_END = 19;
const RIGHT_START = BOARD_COLUMNS + 2 - LEFT_END;

/** Places the front seat at the bottom and the others around the board, starting on the right. */
export function planBoard(seats: number, options: PlanOptions): BoardPlan {
  if (seats === 4) return planFour(options);
  return options.isWide ? planWide(seats) : planNarrow(seats);
}

/**
 * Four hands around a middle of six narrow rows, in which the plays are arranged like the seats. On a narrow board, the
 * hands at the sides are above the middle, not beside it.
 */
function planFour({ isWide, hasLongPlays }: PlanOptions): BoardPlan {
  const middle: Area['column'] = isWide ? [LEFT_END, RIGHT_START] : ALL;
  const first = isWide ? 2 : 3;
  const sideRow: Area['row'] = isWide ? [first, first + 6] : [2, 3];
  const hands: { readonly [E in Edge]: Area } = {
    top: { row: [1, 2], column: ALL },
    left: { row: sideRow, column: isWide ? [1, LEFT_END] : [1, HALF] },
    right: { row: sideRow, column: isWide ? [RIGHT_START, ALL[1]] : [HALF, ALL[1]] },
    front: { row: [first + 7, first + 8], column: ALL },
  };
  const plays = hasLongPlays ? longPlays(first, middle) : shortPlays(first, middle);
  const place = (edge: Edge): BoardPlace => ({ edge, hand: hands[edge], play: plays[edge] });
  return {
    places: [place('front'), place('right'), place('top'), place('left')],
    status: { row: [first + 6, first + 7], column: ALL },
    sides: 1,
    top: 1,
  };
}

/** The plays in a diamond: two above each other, and one at each side. */
function shortPlays(row: number, [from, to]: Area['column']): { readonly [E in Edge]: Area } {
  const third = (to - from) / 3;
  const centre: Area['column'] = [from + third, to - third];
  return {
    top: { row: [row, row + 3], column: centre },
    left: { row: [row, row + 6], column: [from, from + third] },
    right: { row: [row, row + 6], column: [to - third, to] },
    front: { row: [row + 3, row + 6], column: centre },
  };
}

/** The plays in three rows, which gives them more width. */
function longPlays(row: number, [from, to]: Area['column']): { readonly [E in Edge]: Area } {
  return {
    top: { row: [row, row + 2], column: [from, to] },
    left: { row: [row + 2, row + 4], column: [from, HALF] },
    right: { row: [row + 2, row + 4], column: [HALF, to] },
    front: { row: [row + 4, row + 6], column: [from, to] },
  };
}

/** Plays are below the hands at the top, beside those at the sides, and above the front hand. */
function planWide(seats: number): BoardPlan {
  const others = seats - 1;
  const sides = others <= 6 ? 1 : others <= 9 ? 2 : 3;
  const top = others - 2 * sides;
  const rowAt = (fromTop: number): Area['row'] => [3 + fromTop, 4 + fromTop];
  const right = Array.from({ length: sides }, (_, index) => ({
    edge: 'right' as const,
    hand: { row: rowAt(sides - 1 - index), column: [RIGHT_START, BOARD_COLUMNS + 1] as const },
    play: { row: rowAt(sides - 1 - index), column: [HALF, RIGHT_START] as const },
  }));
  const left = Array.from({ length: sides }, (_, index) => ({
    edge: 'left' as const,
    hand: { row: rowAt(index), column: [1, LEFT_END] as const },
    play: { row: rowAt(index), column: [LEFT_END, HALF] as const },
  }));
  const statusRow = 3 + sides;
  return {
    places: [
      {
        edge: 'front',
        hand: { row: [statusRow + 2, statusRow + 3], column: ALL },
        play: { row: [statusRow + 1, statusRow + 2], column: ALL },
      },
      ...right,
      ...topSeats(top),
      ...left,
    ],
    status: { row: [statusRow, statusRow + 1], column: ALL },
    sides,
    top,
  };
}

/** Two columns; every play is between its hand and the middle of the board. */
function planNarrow(seats: number): BoardPlan {
  const others = seats - 1;
  const sides = Math.floor(others / 2);
  const top = others % 2;
  const rowAt = (fromTop: number): number => 1 + 2 * (top + fromTop);
  const side = (edge: 'left' | 'right', fromTop: number): BoardPlace => {
    const column: Area['column'] = edge === 'left' ? [1, HALF] : [HALF, BOARD_COLUMNS + 1];
    const row = rowAt(fromTop);
    return { edge, hand: { row: [row, row + 1], column }, play: { row: [row + 1, row + 2], column } };
  };
  const statusRow = rowAt(sides);
  return {
    places: [
      {
        edge: 'front',
        hand: { row: [statusRow + 2, statusRow + 3], column: ALL },
        play: { row: [statusRow + 1, statusRow + 2], column: ALL },
      },
      ...Array.from({ length: sides }, (_, index) => side('right', sides - 1 - index)),
      ...topSeats(top),
      ...Array.from({ length: sides }, (_, index) => side('left', index)),
    ],
    status: { row: [statusRow, statusRow + 1], column: ALL },
    sides,
    top,
  };
}

/** The top row from right to left, with the plays below it. */
function topSeats(count: number): readonly BoardPlace[] {
  const width = BOARD_COLUMNS / count;
  return Array.from({ length: count }, (_, index) => {
    const from = 1 + width * (count - 1 - index);
    const column: Area['column'] = [from, from + width];
    return { edge: 'top', hand: { row: [1, 2], column }, play: { row: [2, 3], column } };
  });
}
