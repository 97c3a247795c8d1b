import type { Messages } from '../i18n/en/index.ts';
import type { sheet } from '../i18n/en/sheet.ts';
import { bookOf, loadWords, words as tableWords } from '../i18n/language.ts';

interface SheetMessages {
  readonly sheet: typeof sheet;
}

/** The words around the points, which nobody needs before the first round is over or looked up. */
const book = bookOf(import.meta.glob<SheetMessages>('../i18n/*/sheet.ts'), (file) => file);

export async function loadSheetWords(): Promise<void> {
  await Promise.all([loadWords(), book.load()]);
}

/** The words of the table and those of its sheets, where they are shown after `loadSheetWords`. */
export function words(): Messages & SheetMessages {
  return { ...tableWords(), ...book.words() };
}
