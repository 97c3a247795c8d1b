/** Adds up the time that many small pieces of work take. */
export class Stopwatch {
  private milliseconds = 0;

  time<Result>(work: () => Result): Result {
    const start = performance.now();
    const result = work();
    this.milliseconds += performance.now() - start;
    return result;
  }

  rate(count: number): string {
    return `${Math.round(count / Math.max(this.milliseconds / 1000, 1e-6))} rounds/s`;
  }
}
