/** People who have been brought together within this time should rather meet others. */
const LATELY_MS = 2 * 3600 * 1000;

/** Who has been brought together lately. It is only in memory: after a restart, people may meet again. */
export class Meetings {
  private readonly times = new Map<string, number[]>();

  add(people: readonly string[], now: number): void {
    for (const [index, one] of people.entries())
      for (const other of people.slice(index + 1)) {
        const key = keyOf(one, other);
        this.times.set(key, [...(this.times.get(key) ?? []), now]);
      }
  }

  count(one: string, other: string): number {
    return this.times.get(keyOf(one, other))?.length ?? 0;
  }

  dropOld(now: number): void {
    for (const [key, times] of this.times) {
      const recent = times.filter((at) => now - at <= LATELY_MS);
      if (recent.length === 0) this.times.delete(key);
      else if (recent.length < times.length) this.times.set(key, recent);
    }
  }
}

function keyOf(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}
