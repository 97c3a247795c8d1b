import type { online } from '../i18n/en/online.ts';
import { bookOf, loadWords } from '../i18n/language.ts';

const book = bookOf<typeof online>({
  en: async () => (await import('../i18n/en/online.ts')).online,
  de: async () => (await import('../i18n/de/online.ts')).online,
  fr: async () => (await import('../i18n/fr/online.ts')).online,
  hu: async () => (await import('../i18n/hu/online.ts')).online,
});

/** With those of a table, at which everything ends. */
export async function loadOnlineWords(): Promise<void> {
  await Promise.all([loadWords(), book.load()]);
}

export const words = book.words;
