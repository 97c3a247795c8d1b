/** The ratio of each bucket limit to the previous one, which bounds the error of quantiles. */
const STEP = 1.05;
const MIN_MS = 1e-4;
const BUCKETS = 512;

/** A histogram of decision times: small enough to send to another thread, and easy to add up. */
export interface Durations {
  readonly counts: Uint32Array;
  longest: number;
}

export function emptyDurations(): Durations {
  return { counts: new Uint32Array(BUCKETS), longest: 0 };
}

export function recordDuration(durations: Durations, milliseconds: number): void {
  const steps = Math.ceil(Math.log(Math.max(milliseconds, MIN_MS) / MIN_MS) / Math.log(STEP));
  durations.counts[Math.min(steps, BUCKETS - 1)]!++;
  durations.longest = Math.max(durations.longest, milliseconds);
}

export function addDurations(sum: Durations, other: Durations): void {
  for (let index = 0; index < BUCKETS; index++) sum.counts[index]! += other.counts[index]!;
  sum.longest = Math.max(sum.longest, other.longest);
}

/** The quantile of the decision times in milliseconds; 0 if there were none. */
export function quantile({ counts, longest }: Durations, share: number): number {
  const needed = share * countDurations({ counts, longest });
  let seen = 0;
  for (let index = 0; index < BUCKETS; index++) {
    seen += counts[index]!;
    if (seen > 0 && seen >= needed) return Math.min(longest, MIN_MS * STEP ** index);
  }
  return longest;
}

export function countDurations({ counts }: Durations): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
