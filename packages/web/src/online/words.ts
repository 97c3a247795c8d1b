import type { online } from '../i18n/en/online.ts';
import { bookOf, loadWords } from '../i18n/language.ts';

const book = bookOf(
  import.meta.glob<{ readonly online: typeof online }>('../i18n/*/online.ts'),
  ({ online }) => online,
);

/** With those of a table, at which everything ends. */
export async function loadOnlineWords(): Promise<void> {
  await Promise.all([loadWords(), book.load()]);
}

export const words = book.words;
