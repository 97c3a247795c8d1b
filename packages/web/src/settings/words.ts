import type { settings } from '../i18n/en/settings.ts';
import { bookOf } from '../i18n/language.ts';

/** The words of the settings, which only their page needs. */
const book = bookOf(
  import.meta.glob<{ readonly settings: typeof settings }>('../i18n/*/settings.ts'),
  (file) => file,
);

export const loadSettingsWords = book.load;
export const words = book.words;
