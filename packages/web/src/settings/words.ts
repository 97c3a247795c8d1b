import type { settings } from '../i18n/en/settings.ts';
import { bookOf } from '../i18n/language.ts';

/** The words of the settings, which only their page needs. */
const book = bookOf<{ readonly settings: typeof settings }>({
  en: () => import('../i18n/en/settings.ts'),
  de: () => import('../i18n/de/settings.ts'),
  fr: () => import('../i18n/fr/settings.ts'),
  hu: () => import('../i18n/hu/settings.ts'),
});

export const loadSettingsWords = book.load;
export const words = book.words;
