import { groupOf, type Puzzle, type RatingGroup } from '@schupf/puzzles';
import type { GlickoRating } from '@schupf/ratings';
import { type Attempt, afterAttempt, NO_GROUP } from './after-attempt.ts';
import { progress, updateProgress } from './progress.ts';

export function ratingIn(group: RatingGroup): GlickoRating {
  return (progress.value.groups[group] ?? NO_GROUP).rating;
}

/** Notes an attempt; returns by how much the rating changed, or null if it was not the first. */
export function noteAttempt(puzzle: Puzzle, attempt: Attempt): number | null {
  const isFirst = !(puzzle.id in progress.peek().tried);
  const group = groupOf(puzzle);
  const before = (progress.peek().groups[group] ?? NO_GROUP).rating.rating;
  updateProgress((stored) => afterAttempt(stored, puzzle, attempt));
  return isFirst ? Math.round(progress.peek().groups[group]!.rating.rating) - Math.round(before) : null;
}

/** A reported puzzle is not asked again here. */
export function reportPuzzle(id: string, move: string): void {
  updateProgress((stored) => ({
    ...stored,
    reports: [...stored.reports.filter((report) => report.id !== id), { id, move }],
  }));
}
