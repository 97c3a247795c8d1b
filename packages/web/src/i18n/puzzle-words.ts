import { bookOfFiles } from './language.ts';
import { loadSheetWords } from './page-words.ts';
import { loadReviewWords } from './review-words.ts';
import type { Subjects } from './subjects.ts';

const book = bookOfFiles(import.meta.glob<Subjects['puzzles']>('./*/puzzles.ts'));

/** The texts of puzzles and trainers. Valid only after `loadPuzzleWords`. */
export const puzzleWords = (): Subjects['puzzles']['puzzles'] => book.words().puzzles;

/**
 * Includes the texts of a table and of a review, since a puzzle is asked at the one and explained like the other, and those
 * of the score panels, which share text.
 */
export async function loadPuzzleWords(): Promise<void> {
  await Promise.all([loadSheetWords(), loadReviewWords(), book.load()]);
}
