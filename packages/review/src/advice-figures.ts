// Written by `npm run advice`. Do not edit it.
import type { TestedAdvice } from './advice-list.ts';

/** Tested in 20 rounds of four `net-1`. */
export const ADVICE_FIGURES: TestedAdvice = {
  'low-cards-first': [
    { where: 'all', cases: 86, gain: 9.3, error: 32 },
    { where: 'many-cards', cases: 50, gain: -7, error: 42.7 },
    { where: 'some-cards', cases: 23, gain: 58.3, error: 53.4 },
    { where: 'few-cards', cases: 13, gain: -14.6, error: 71.4 },
  ],
  'serve-call': [
    { where: 'all', cases: 11, gain: -5.5, error: 116.7 },
    { where: 'low-trick', cases: 4, gain: 57.5, error: 214.2 },
    { where: 'middle-trick', cases: 6, gain: -81.7, error: 157.4 },
    { where: 'high-trick', cases: 1, gain: 200, error: 0 },
  ],
  'fight-call': [
    { where: 'all', cases: 18, gain: -7.8, error: 49.6 },
    { where: 'on-lead', cases: 8, gain: 8.8, error: 94.8 },
    { where: 'over-partner', cases: 3, gain: -20, error: 18.5 },
    { where: 'over-opponent', cases: 7, gain: -21.4, error: 106.8 },
  ],
  'watch-score': [
    { where: 'all', cases: 4, gain: 28.8, error: 29.6 },
    { where: 'far-behind', cases: 1, gain: 25.7, error: 0 },
    { where: 'level', cases: 2, gain: 44.8, error: 46.9 },
    { where: 'far-ahead', cases: 1, gain: 0, error: 0 },
  ],
};
