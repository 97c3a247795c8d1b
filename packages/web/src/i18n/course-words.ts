import { bookOfFiles, loadWords } from './language.ts';
import type { Subjects } from './subjects.ts';

const book = bookOfFiles(import.meta.glob<Subjects['course']>('./*/course.ts'));

/** The texts of the course. Valid only after `loadCourseWords`. */
export const courseWords = (): Subjects['course']['course'] => book.words().course;

/** Includes the texts of a table, since every level is one. */
export async function loadCourseWords(): Promise<void> {
  await Promise.all([loadWords(), book.load()]);
}
