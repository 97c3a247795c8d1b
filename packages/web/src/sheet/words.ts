import type { Messages } from '../i18n/en/index.ts';
import type { sheet } from '../i18n/en/sheet.ts';
import { bookOf, loadWords, words as tableWords } from '../i18n/language.ts';

interface SheetMessages {
  readonly sheet: typeof sheet;
}

/** The words around the points, which nobody needs before the first round is over or looked up. */
const book = bookOf<SheetMessages>({
  en: () => import('../i18n/en/sheet.ts'),
  de: () => import('../i18n/de/sheet.ts'),
  fr: () => import('../i18n/fr/sheet.ts'),
  hu: () => import('../i18n/hu/sheet.ts'),
});

export async function loadSheetWords(): Promise<void> {
  await Promise.all([loadWords(), book.load()]);
}

/** The words of the table and those of its sheets, where they are shown after `loadSheetWords`. */
export function words(): Messages & SheetMessages {
  return { ...tableWords(), ...book.words() };
}
