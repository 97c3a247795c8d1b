/** What one line-up did at tables with clocks. */
export interface TableTimes {
  /** Decisions that somebody else made because the time was up. */
  covered: number;
  /** Milliseconds that all its decisions took, forced ones too, and the longest of them. */
  thought: number;
  longest: number;
}

export function noTimes(): TableTimes {
  return { covered: 0, thought: 0, longest: 0 };
}

export function addTimes(sum: TableTimes, other: TableTimes): void {
  sum.covered += other.covered;
  sum.thought += other.thought;
  sum.longest = Math.max(sum.longest, other.longest);
}
