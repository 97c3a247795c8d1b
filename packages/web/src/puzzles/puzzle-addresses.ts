import { Address, plainAddress } from '../app/address.ts';

/** The overview: ratings, themes, the puzzle of the day, trainers. */
export const puzzlesAddress = plainAddress('puzzles');

/** Which puzzles are asked: any, today's, or those of a trainer. */
const PUZZLE_MODES = ['solve', 'daily', 'calls', 'push'] as const;
export type PuzzleMode = (typeof PUZZLE_MODES)[number];

interface PuzzleParams {
  readonly mode: PuzzleMode;
  /** A certain puzzle, which is asked first. */
  readonly id: string | null;
}

/** `#/puzzles/daily`, or `#/puzzles/solve/ID` for a certain puzzle. */
export const puzzleAddress = new Address<PuzzleParams>({
  path: 'puzzles',
  parse: ([mode = '', id = null]) => {
    const known = PUZZLE_MODES.find((one) => one === mode);
    return known === undefined ? null : { mode: known, id };
  },
  format: ({ mode, id }) => (id === null ? [mode] : [mode, id]),
});
