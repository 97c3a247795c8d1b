import { groupOf, type Puzzle, ratingAfter } from '@schupf/puzzles';
import { FIRST_GLICKO_RATING } from '@schupf/ratings';
import { type GroupProgress, MAX_HISTORY, type PuzzleProgress } from './stored-progress.ts';

export const NO_GROUP: GroupProgress = { rating: FIRST_GLICKO_RATING, history: [], solved: 0, tried: 0 };

/** How an attempt counts. */
export interface Attempt {
  readonly isSolved: boolean;
  /** Whether the player had chosen a theme, which is a hint. */
  readonly isThemed: boolean;
  /** The day, if this is its puzzle. */
  readonly day: string | null;
}

/** The progress after an attempt. Only the first attempt at a puzzle counts. */
export function afterAttempt(before: PuzzleProgress, puzzle: Puzzle, attempt: Attempt): PuzzleProgress {
  const { isSolved, isThemed, day } = attempt;
  const days = day === null || day in before.days ? before.days : { ...before.days, [day]: isSolved };
  if (puzzle.id in before.tried) return { ...before, days };
  const group = groupOf(puzzle);
  const own = before.groups[group] ?? NO_GROUP;
  const rating = ratingAfter(own.rating, puzzle, isSolved, isThemed);
  return {
    ...before,
    days,
    tried: { ...before.tried, [puzzle.id]: isSolved },
    groups: {
      ...before.groups,
      [group]: {
        rating,
        history: [...own.history, Math.round(rating.rating)].slice(-MAX_HISTORY),
        solved: own.solved + (isSolved ? 1 : 0),
        tried: own.tried + 1,
      },
    },
  };
}
