import type fc from 'fast-check';

const GATE_SEED = 1991;
const SEARCH_FACTOR = 10;

const wantedSeed = process.env['SCHUPF_PROPERTY_SEED'];

/**
 * Without SCHUPF_PROPERTY_SEED a run repeats, so that `npm test` fails for the change under test and for nothing else.
 * With it a run searches for something new: ten times as many tries, and every table.
 */
export const isSearch = wantedSeed !== undefined;

/** How often a property is tried, and with which seed. SCHUPF_PROPERTY_FACTOR multiplies the number of tries. */
export function runs(numRuns: number): fc.Parameters<unknown> {
  const factor = Number(process.env['SCHUPF_PROPERTY_FACTOR'] ?? (isSearch ? SEARCH_FACTOR : 1));
  return {
    seed: Number(wantedSeed ?? GATE_SEED),
    numRuns: Math.max(1, Math.round(numRuns * factor)),
    interruptAfterTimeLimit: 600_000,
  };
}
