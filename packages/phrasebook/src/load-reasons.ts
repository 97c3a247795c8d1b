import type { reasons } from './en/reasons.ts';
import type { Files, Language } from './languages.ts';

export type Reasons = typeof reasons;

const FILES: Files<{ readonly reasons: Reasons }> = {
  de: () => import('./de/reasons.ts'),
  en: () => import('./en/reasons.ts'),
  fr: () => import('./fr/reasons.ts'),
  hu: () => import('./hu/reasons.ts'),
};

/** Explanations of a bot's choices. */
export const loadReasons = (language: Language) => FILES[language]();
