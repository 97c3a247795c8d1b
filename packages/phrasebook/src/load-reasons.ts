import type { reasons } from './en/reasons.ts';
import type { Language, Loaders } from './languages.ts';

export type Reasons = typeof reasons;

const LOADERS: Loaders<{ readonly reasons: Reasons }> = {
  de: () => import('./de/reasons.ts'),
  en: () => import('./en/reasons.ts'),
  fr: () => import('./fr/reasons.ts'),
  hu: () => import('./hu/reasons.ts'),
};

/** Explanations of a bot's choices. */
export const loadReasons = (language: Language) => LOADERS[language]();
