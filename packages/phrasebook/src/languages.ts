import type { Book } from './book.ts';
import * as books from './books.ts';

export type Language = keyof typeof books;

/** All languages, with the functions that load them. */
export const BOOKS: { readonly [L in Language]: Book } = books;

export const LANGUAGES = Object.keys(books) as readonly Language[];

/**
 * The language of the first tag (such as `de`, `de-CH`, `fr_FR.UTF-8`) that is in the phrase book; English if there
 * is none.
 */
export function languageFor(tags: readonly string[]): Language {
  for (const tag of tags) {
    const code = tag.slice(0, 2).toLowerCase();
    const found = LANGUAGES.find((language) => language === code && !/^[a-z]/i.test(tag.slice(2)));
    if (found !== undefined) return found;
  }
  return 'en';
}
