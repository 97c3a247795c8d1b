// Written by `npm run statistics:net`. Do not edit it.
import type { Comparison } from './figures.ts';

/** Of 20 matches. */
export const NET_1_ROUNDS = 207;

export const NET_1: Comparison = {
  'double-wins': { value: 0.1208, cases: 828 },
  'double-losses': { value: 0.1208, cases: 828 },
  'tichu-called': { value: 0.1413, cases: 828 },
  'tichu-made': { value: 0.6325, cases: 117 },
  'grand-called': { value: 0.1039, cases: 828 },
  'grand-made': { value: 0.593, cases: 86 },
  'grand-points': { value: 72.6, cases: 86 },
  'called-ahead': { value: 0.281, cases: 210 },
  'called-behind': { value: 0.2143, cases: 210 },
  'partner-calls-made': { value: 0.6158, cases: 203 },
  'calls-stopped': { value: 0.3842, cases: 406 },
  'ace-to-partner': { value: 0.03639, cases: 742 },
  'ace-to-grand': { value: 0.2791, cases: 86 },
  'dragon-to-partner': { value: 0.256, cases: 207 },
  'phoenix-to-partner': { value: 0.07246, cases: 207 },
  'dog-to-partner': { value: 0.1256, cases: 207 },
  'dog-to-opponent': { value: 0.4541, cases: 207 },
  'bomb-held': { value: 0.3466, cases: 828 },
  'bombs-played': { value: 0.3732, cases: 828 },
  wished: { value: 0.865, cases: 200 },
  'wish-granted': { value: 0.9364, cases: 173 },
  'low-last-card': { value: 0.4795, cases: 513 },
};
