import type { Language, Loaders } from './languages.ts';
import type { OptionWords } from './option-texts.ts';

const LOADERS: Loaders<{ readonly optionWords: OptionWords }> = {
  de: () => import('./de/options.ts'),
  en: () => import('./en/options.ts'),
  fr: () => import('./fr/options.ts'),
  hu: () => import('./hu/options.ts'),
};

/** Names and values of the options. */
export const loadOptionWords = (language: Language) => LOADERS[language]();
