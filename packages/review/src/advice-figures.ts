// Written by `npm run advice`. Do not edit it.
import type { TestedAdvice } from './advice.ts';

export const ADVICE_FIGURES: TestedAdvice = {
  'low-cards-first': [],
  'serve-call': [],
  'fight-call': [],
  'watch-score': [],
};
