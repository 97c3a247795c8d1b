import type { phrases } from './en/index.ts';
import type { Language, Loaders } from './languages.ts';

export type Phrases = typeof phrases;

const LOADERS: Loaders<{ readonly phrases: Phrases }> = {
  de: () => import('./de/index.ts'),
  en: () => import('./en/index.ts'),
  fr: () => import('./fr/index.ts'),
  hu: () => import('./hu/index.ts'),
};

/** The phrases that every table needs. */
export const loadPhrases = (language: Language) => LOADERS[language]();
