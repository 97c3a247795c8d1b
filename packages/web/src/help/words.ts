import type { help } from '../i18n/en/help.ts';
import { bookOf } from '../i18n/language.ts';
import { loadReplayWords } from '../replay/words.ts';

const book = bookOf<typeof help>({
  en: async () => (await import('../i18n/en/help.ts')).help,
  de: async () => (await import('../i18n/de/help.ts')).help,
  fr: async () => (await import('../i18n/fr/help.ts')).help,
  hu: async () => (await import('../i18n/hu/help.ts')).help,
});

/** With the names of commands and of the ways through a replay, which are not said twice. */
export async function loadHelpWords(): Promise<void> {
  await Promise.all([loadReplayWords(), book.load()]);
}

export const helpWords = book.words;
