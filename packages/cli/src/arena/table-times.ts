/** Timing statistics of one line-up at tables with clocks. */
export interface TableTimes {
  /** Decisions made by a stand-in because the bot's time had run out. */
  timeouts: number;
  /** Milliseconds spent on all its decisions, including forced ones. */
  thought: number;
  /** Milliseconds spent on the longest decision. */
  longest: number;
}

export function emptyTimes(): TableTimes {
  return { timeouts: 0, thought: 0, longest: 0 };
}

export function addTimes(sum: TableTimes, other: TableTimes): void {
  sum.timeouts += other.timeouts;
  sum.thought += other.thought;
  sum.longest = Math.max(sum.longest, other.longest);
}
