import { bookOfFiles } from './language.ts';
import { loadOnlineWords } from './page-words.ts';
import { loadRatingWords } from './rating-words.ts';
import { loadStatisticsWords } from './statistics-words.ts';
import type { Subjects } from './subjects.ts';

const people = bookOfFiles(import.meta.glob<Subjects['people']>('./*/people.ts'));

export const peopleWords = (): Subjects['people']['people'] => people.words().people;

/** Enough for notices, which appear on pages that need none of the other texts. */
export const loadNoticeWords = people.load;

/** Includes the texts of figures, which a profile shows. */
export async function loadPeopleWords(): Promise<void> {
  await Promise.all([loadOnlineWords(), loadRatingWords(), loadStatisticsWords(), people.load()]);
}
