import { bookOfFiles } from './language.ts';
import { loadOnlineWords } from './page-words.ts';
import type { Subjects } from './subjects.ts';

const ratings = bookOfFiles(import.meta.glob<Subjects['ratings']>('./*/ratings.ts'));

export const ratingWords = (): Subjects['ratings']['ratings'] => ratings.words().ratings;

export async function loadRatingWords(): Promise<void> {
  await Promise.all([loadOnlineWords(), ratings.load()]);
}
