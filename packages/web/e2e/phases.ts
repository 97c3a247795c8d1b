import type { TableScreen } from './table.ts';

/** The phases of a round that look different, in order. */
export const PHASES = ['grand', 'push', 'turn', 'question', 'round-over'] as const;
export type PhaseName = (typeof PHASES)[number];

/**
 * Plays a round by following hints, and visits each phase the first time it occurs. Phases that do not occur in this
 * game or deal are skipped.
 */
export async function walkPhases(
  table: TableScreen,
  visit: (phase: PhaseName) => Promise<void>,
): Promise<void> {
  const seen = new Set<PhaseName>();
  const once = async (phase: PhaseName) => {
    if (seen.has(phase)) return;
    seen.add(phase);
    await visit(phase);
  };
  await table.playUntil(async (asked) => {
    if (asked === 'grand' || asked === 'push' || asked === 'turn') await once(asked);
    if (asked === 'choice' || asked === 'gift') await once('question');
    return false;
  });
  await once('round-over');
}
