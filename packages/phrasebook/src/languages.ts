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
 * Loads one part of the phrasebook in each language. Each part has its own module with these loaders, so that the
 * bundle of a page refers only to the parts it shows.
 */
export type Loaders<Part> = { readonly [L in Language]: () => Promise<Part> };

/**
 * The language of the first tag (such as `de`, `de-CH`, `fr_FR.UTF-8`) that the phrasebook supports; otherwise
 * English.
 */
export function languageFor(tags: readonly string[]): Language {
  for (const tag of tags) {
    const code = tag.slice(0, 2).toLowerCase();
    const found = LANGUAGES.find((language) => language === code && !/^[a-z]/i.test(tag.slice(2)));
    if (found !== undefined) return found;
  }
  return 'en';
}
