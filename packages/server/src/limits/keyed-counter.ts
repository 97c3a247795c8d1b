/** Counts by key. Keys with a count of zero take no memory. */
export class KeyedCounter {
  private readonly counts = new Map<string, number>();

  /** Returns the new count. */
  add(key: string): number {
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    return count;
  }

  remove(key: string): void {
    const count = (this.counts.get(key) ?? 0) - 1;
    if (count > 0) this.counts.set(key, count);
    else this.counts.delete(key);
  }
}
