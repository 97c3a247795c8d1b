/** Timing statistics of one line-up at tables with clocks. */
export interface TableTimes {
  /** Decisions made by a stand-in because the bot's time had run out. */
  covered: number;
  /** Total milliseconds of all its decisions, forced ones included, and the longest one. */
  thought: number;
  longest: number;
}

export function emptyTimes(): TableTimes {
  return { covered: 0, thought: 0, longest: 0 };
}

export function addTimes(sum: TableTimes, other: TableTimes): void {
  sum.covered += other.covered;
  sum.thought += other.thought;
  sum.longest = Math.max(sum.longest, other.longest);
}
