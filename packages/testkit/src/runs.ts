import type fc from 'fast-check';

/**
 * How often a property is tried. The seed is fixed, so a run repeats; to search further set
 * SCHUPF_PROPERTY_SEED and SCHUPF_PROPERTY_FACTOR (how many times as many tries).
 */
export function runs(numRuns: number): fc.Parameters<unknown> {
  const factor = Number(process.env['SCHUPF_PROPERTY_FACTOR'] ?? 1);
  const seed = Number(process.env['SCHUPF_PROPERTY_SEED'] ?? 1991);
  return { seed, numRuns: Math.max(1, Math.round(numRuns * factor)), interruptAfterTimeLimit: 600_000 };
}
