/** Someone who has declined longer ago than this has a new start. */
const LATELY_MS = 3600 * 1000;

/** Who has lately been found for others and has not wanted to come. It is only in memory, like who has met whom. */
export class Declines {
  private readonly times = new Map<string, readonly number[]>();

  /** Returns how often the person has declined lately, including this time. */
  add(person: string, now: number): number {
    const times = [...(this.times.get(person) ?? []).filter((at) => now - at <= LATELY_MS), now];
    this.times.set(person, times);
    return times.length;
  }

  dropOld(now: number): void {
    for (const [person, times] of this.times)
      if (times.every((at) => now - at > LATELY_MS)) this.times.delete(person);
  }
}
