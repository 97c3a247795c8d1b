import { bookOf, loadWords } from '../i18n/language.ts';

const book = bookOf('online');

/** With those of a table, where every page with others leads. */
export async function loadOnlineWords(): Promise<void> {
  await Promise.all([loadWords(), book.load()]);
}

export const words = () => book.words().online;
