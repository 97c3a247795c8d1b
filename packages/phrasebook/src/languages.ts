/** Each language's name in that language, so that its speakers recognise it. */
export const LANGUAGE_NAMES = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  hu: 'Magyar',
} as const;

export type Language = keyof typeof LANGUAGE_NAMES;

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/**
 * How one part of the phrase book is loaded in every language. Each part has a module of its own with these, so that the
 * bundle of a page names only the files of the parts it shows.
 */
export type Files<Part> = { readonly [L in Language]: () => Promise<Part> };

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
