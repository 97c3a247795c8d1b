import type { Messages } from '../i18n/en/index.ts';
import { bookOf, loadWords, words as tableWords } from '../i18n/language.ts';
import type { Subjects } from '../i18n/subjects.ts';

/** The words around the points, which are not needed before a round is over or looked up. */
const book = bookOf('sheet');

export async function loadSheetWords(): Promise<void> {
  await Promise.all([loadWords(), book.load()]);
}

/** The words of the table and those of its sheets, where they are shown after `loadSheetWords`. */
export function words(): Messages & Subjects['sheet'] {
  return { ...tableWords(), ...book.words() };
}
