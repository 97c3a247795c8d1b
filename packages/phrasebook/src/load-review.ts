import type { review } from './en/review.ts';
import type { Language, Loaders } from './languages.ts';

export type ReviewTexts = typeof review;

const LOADERS: Loaders<{ readonly review: ReviewTexts }> = {
  de: () => import('./de/review.ts'),
  en: () => import('./en/review.ts'),
  fr: () => import('./fr/review.ts'),
  hu: () => import('./hu/review.ts'),
};

/** The texts of a match review. */
export const loadReview = (language: Language) => LOADERS[language]();
