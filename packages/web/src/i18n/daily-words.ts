import { bookOfFiles } from './language.ts';
import { loadSheetWords } from './page-words.ts';
import type { Subjects } from './subjects.ts';

const daily = bookOfFiles(import.meta.glob<Subjects['daily']>('./*/daily.ts'));

export const dailyWords = () => daily.words().daily;

/** Includes the texts of the score panels, since the page says how a round ended and shares it. */
export async function loadDailyWords(): Promise<void> {
  await Promise.all([loadSheetWords(), daily.load()]);
}
