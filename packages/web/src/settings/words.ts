import { bookOf } from '../i18n/language.ts';

/** The words of the settings, which only their page needs. */
const book = bookOf('settings');

export const loadSettingsWords = book.load;
export const words = book.words;
