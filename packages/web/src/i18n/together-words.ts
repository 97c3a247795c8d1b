import { bookOfFiles } from './language.ts';
import { loadStudyWords } from './study-words.ts';
import type { Subjects } from './subjects.ts';

const together = bookOfFiles(import.meta.glob<Subjects['together']>('./*/together.ts'));

export const togetherWords = () => together.words().together;

/** Includes the texts of studies, since other ways to play are tried out as there. */
export async function loadTogetherWords(): Promise<void> {
  await Promise.all([loadStudyWords(), together.load()]);
}
