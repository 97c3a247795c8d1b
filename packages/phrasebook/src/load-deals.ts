import type { deals } from './en/deals.ts';
import type { Language, Loaders } from './languages.ts';

export type DealsTexts = typeof deals;

const LOADERS: Loaders<{ readonly deals: DealsTexts }> = {
  de: () => import('./de/deals.ts'),
  en: () => import('./en/deals.ts'),
  fr: () => import('./fr/deals.ts'),
  hu: () => import('./hu/deals.ts'),
};

/** The texts about how the cards of a match were made. */
export const loadDeals = async (language: Language): Promise<DealsTexts> => (await LOADERS[language]()).deals;
