import { loadReview, type ReviewTexts } from '@schupf/phrasebook';
import { bookOf, bookOfFiles } from './language.ts';
import type { Subjects } from './subjects.ts';

const page = bookOfFiles(import.meta.glob<Subjects['review']>('./*/review.ts'));
const texts = bookOf(loadReview);

/** The texts of the page around a review (`page`) and of the review itself (`texts`), which the terminal uses too. */
export const reviewWords = (): {
  readonly page: Subjects['review']['review'];
  readonly texts: ReviewTexts;
} => ({ page: page.words().review, texts: texts.words().review });

export async function loadReviewWords(): Promise<void> {
  await Promise.all([page.load(), texts.load()]);
}
