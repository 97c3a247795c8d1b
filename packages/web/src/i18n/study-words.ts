import { bookOfFiles } from './language.ts';
import { loadReplayWords } from './page-words.ts';
import type { Subjects } from './subjects.ts';

const study = bookOfFiles(import.meta.glob<Subjects['study']>('./*/study.ts'));

export const studyWords = () => study.words().study;

/** Includes the texts of replays, since a study shows rounds on the same board. */
export async function loadStudyWords(): Promise<void> {
  await Promise.all([loadReplayWords(), study.load()]);
}
