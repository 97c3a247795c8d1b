import type { Clock } from '@schupf/runner';
import { every } from '../clock.ts';
import type { SanctionStorage } from '../storage/sanctions-storage.ts';

const INTERVAL_MS = 30_000;
/** Clocks differ a little, and something decided a moment ago may not be stored yet. */
const OVERLAP_MS = 10_000;

export interface WatchExclusionsDeps {
  readonly sanctions: Pick<SanctionStorage, 'closedSince'>;
  readonly clock: Clock;
  /** The date in milliseconds. */
  readonly date: () => number;
  readonly onExcluded: (person: string) => Promise<void>;
  readonly onFault: (error: unknown) => void;
}

/** Finds out who was excluded from a terminal, which cannot tell the servers. The returned function stops it. */
export function watchExclusions({
  sanctions,
  clock,
  date,
  onExcluded,
  onFault,
}: WatchExclusionsDeps): () => void {
  let since = date();
  const look = async () => {
    const from = since - OVERLAP_MS;
    since = date();
    for (const person of await sanctions.closedSince(from)) await onExcluded(person);
  };
  return every(clock, INTERVAL_MS, () => void look().catch(onFault));
}
