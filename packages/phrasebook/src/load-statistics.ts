import type { statistics } from './en/statistics.ts';
import type { Language, Loaders } from './languages.ts';

export type StatisticsTexts = typeof statistics;

const LOADERS: Loaders<{ readonly statistics: StatisticsTexts }> = {
  de: () => import('./de/statistics.ts'),
  en: () => import('./en/statistics.ts'),
  fr: () => import('./fr/statistics.ts'),
  hu: () => import('./hu/statistics.ts'),
};

/** The texts about match statistics. */
export const loadStatistics = (language: Language) => LOADERS[language]();
