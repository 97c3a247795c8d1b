/** How many of something everybody has, by a name; whoever has none is not remembered. */
export class Tally {
  private readonly counts = new Map<string, number>();

  add(name: string): number {
    const count = (this.counts.get(name) ?? 0) + 1;
    this.counts.set(name, count);
    return count;
  }

  remove(name: string): void {
    const count = (this.counts.get(name) ?? 0) - 1;
    if (count > 0) this.counts.set(name, count);
    else this.counts.delete(name);
  }
}
