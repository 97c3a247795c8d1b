import type fc from 'fast-check';

const GATE_SEED = 1991;
/** `npm test` has minutes and a thorough run has hours, so a thorough run tries each property 25 times as often. */
const GATE_FACTOR = 0.4;
const THOROUGH_FACTOR = 10;

const chosenSeed = process.env['SCHUPF_PROPERTY_SEED'];

/**
 * Without SCHUPF_PROPERTY_SEED every run uses the same seed, so a failure can only come from the change under test.
 * With it, a run is thorough: it looks for new failures, with more tries at every table.
 */
export const isThorough = chosenSeed !== undefined;

/** How often to try a property, and with which seed. SCHUPF_PROPERTY_FACTOR multiplies the number of tries. */
export function runs(numRuns: number): fc.Parameters<unknown> {
  const factor = Number(
    process.env['SCHUPF_PROPERTY_FACTOR'] ?? (isThorough ? THOROUGH_FACTOR : GATE_FACTOR),
  );
  return {
    seed: Number(chosenSeed ?? GATE_SEED),
    numRuns: Math.max(1, Math.round(numRuns * factor)),
    interruptAfterTimeLimit: 600_000,
  };
}
