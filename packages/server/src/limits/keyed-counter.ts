/** Counts by key. Keys with a count of zero take no memory. */
export class KeyedCounter {
  private readonly counts = new Map<string, number>();

  get(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  /** Returns the new count. */
  add(key: string): number {
    const count = this.get(key) + 1;
    this.counts.set(key, count);
    return count;
  }

  remove(key: string): void {
    const count = this.get(key) - 1;
    if (count > 0) this.counts.set(key, count);
    else this.counts.delete(key);
  }
}
