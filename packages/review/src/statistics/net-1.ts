// Written by `npm run statistics:net`. Do not edit it.
import type { Comparison } from './figures.ts';

/** The number of rounds in 1000 matches. */
export const NET_1_ROUNDS = 9832;

export const NET_1: Comparison = {
  'double-wins': { value: 0.1166, cases: 39328 },
  'double-losses': { value: 0.1166, cases: 39328 },
  'tichu-called': { value: 0.1486, cases: 39328 },
  'tichu-made': { value: 0.6473, cases: 5843 },
  'grand-called': { value: 0.09934, cases: 39328 },
  'grand-made': { value: 0.6429, cases: 3907 },
  'grand-points': { value: 72.4, cases: 3907 },
  'called-ahead': { value: 0.2264, cases: 10760 },
  'called-behind': { value: 0.2653, cases: 10760 },
  'partner-calls-made': { value: 0.6455, cases: 9750 },
  'calls-stopped': { value: 0.3545, cases: 19500 },
  'ace-to-partner': { value: 0.03351, cases: 35421 },
  'ace-to-grand': { value: 0.4001, cases: 3907 },
  'dragon-to-partner': { value: 0.2205, cases: 9832 },
  'phoenix-to-partner': { value: 0.05614, cases: 9832 },
  'dog-to-partner': { value: 0.1644, cases: 9832 },
  'dog-to-opponent': { value: 0.4914, cases: 9832 },
  'bomb-held': { value: 0.3692, cases: 39328 },
  'bombs-played': { value: 0.4157, cases: 39328 },
  wished: { value: 0.8186, cases: 9442 },
  'wish-granted': { value: 0.929, cases: 7729 },
  'low-last-card': { value: 0.5092, cases: 25172 },
};
