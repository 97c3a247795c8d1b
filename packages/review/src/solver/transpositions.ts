/** What is known about a position: bounds on its value, and the best option. */
export interface Known {
  lower: number;
  upper: number;
  /** -1 if no option is known. */
  best: number;
}

export const NO_BOUND = 30_000;
const SLOTS = 1 << 20;

/** A transposition table, keyed by a 64-bit hash. A newer entry replaces an older one. */
export class Transpositions {
  private readonly first = new Int32Array(SLOTS);
  private readonly second = new Int32Array(SLOTS);
  private readonly lower = new Int16Array(SLOTS);
  private readonly upper = new Int16Array(SLOTS);
  private readonly best = new Int16Array(SLOTS);

  /** Fills in what is known about a position; returns false if nothing is. */
  read(first: number, second: number, into: Known): boolean {
    const slot = first & (SLOTS - 1);
    if (this.first[slot] !== first || this.second[slot] !== second) return false;
    into.lower = this.lower[slot]!;
    into.upper = this.upper[slot]!;
    into.best = this.best[slot]!;
    return true;
  }

  write(first: number, second: number, lower: number, upper: number, best: number): void {
    const slot = first & (SLOTS - 1);
    this.first[slot] = first;
    this.second[slot] = second;
    this.lower[slot] = lower;
    this.upper[slot] = upper;
    this.best[slot] = best;
  }
}
