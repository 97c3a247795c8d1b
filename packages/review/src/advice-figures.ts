// Written by `npm run advice`. Do not edit it.
import type { TestedAdvice } from './advice-list.ts';

export const ADVICE_FIGURES: TestedAdvice = {
  'low-cards-first': [],
  'serve-call': [],
  'fight-call': [],
  'watch-score': [],
};
