// Written by `npm run advice`. Do not edit it.
import type { TestedAdvice } from './advice-list.ts';

/** Tested in 2000 rounds between four `net-1` bots. */
export const ADVICE_FIGURES: TestedAdvice = {
  'low-cards-first': [
    { where: 'all', cases: 10437, gain: 27.3, error: 4.3 },
    { where: 'many-cards', cases: 5218, gain: 17, error: 6.1 },
    { where: 'some-cards', cases: 3406, gain: 28.5, error: 6 },
    { where: 'few-cards', cases: 1813, gain: 54.4, error: 8.7 },
  ],
  'serve-call': [
    { where: 'all', cases: 1338, gain: 39, error: 12.8 },
    { where: 'low-trick', cases: 660, gain: 24.5, error: 16.1 },
    { where: 'middle-trick', cases: 581, gain: 44, error: 19 },
    { where: 'high-trick', cases: 97, gain: 107.3, error: 38.5 },
  ],
  'fight-call': [
    { where: 'all', cases: 3513, gain: -4.1, error: 8.4 },
    { where: 'on-lead', cases: 1500, gain: -5.3, error: 13.4 },
    { where: 'over-partner', cases: 609, gain: -32, error: 18.8 },
    { where: 'over-opponent', cases: 1404, gain: 9.4, error: 12 },
  ],
  'watch-score': [
    { where: 'all', cases: 601, gain: -0.7, error: 3 },
    { where: 'far-behind', cases: 186, gain: 7.8, error: 5.2 },
    { where: 'level', cases: 194, gain: -2.1, error: 6.3 },
    { where: 'far-ahead', cases: 221, gain: -6.7, error: 3.9 },
  ],
};
