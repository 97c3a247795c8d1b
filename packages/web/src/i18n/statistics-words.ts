import { loadStatistics, type StatisticsTexts } from '@schupf/phrasebook';
import { bookOf, bookOfFiles } from './language.ts';
import { loadReviewWords } from './review-words.ts';
import type { Subjects } from './subjects.ts';

const page = bookOfFiles(import.meta.glob<Subjects['statistics']>('./*/statistics.ts'));
const texts = bookOf(loadStatistics);

/** The texts of the page (`page`) and of the statistics themselves (`texts`), which the terminal uses too. */
export const statisticsWords = (): {
  readonly page: Subjects['statistics']['statistics'];
  readonly texts: StatisticsTexts;
} => ({ page: page.words().statistics, texts: texts.words().statistics });

/** Includes the texts of reviews: the kinds of decisions, and the advice. */
export async function loadStatisticsWords(): Promise<void> {
  await Promise.all([page.load(), texts.load(), loadReviewWords()]);
}
