import type { FakeClock } from '@schupf/runner/memory';

interface Item {
  readonly at: number;
  readonly act: () => void;
}

/** What people are going to do, merged with the alarms of the clock. */
export class Schedule {
  private readonly clock: FakeClock;
  private items: Item[] = [];

  constructor(clock: FakeClock) {
    this.clock = clock;
  }

  get isEmpty(): boolean {
    return this.items.length === 0 && this.clock.next === null;
  }

  add(delay: number, act: () => void): void {
    this.items.push({ at: this.clock.now() + delay, act });
  }

  /** Moves the clock to the next event and runs it, alarms before people; false if there is none. */
  advance(): boolean {
    const next = Math.min(this.clock.next ?? Infinity, ...this.items.map(({ at }) => at));
    if (next === Infinity) return false;
    this.clock.moveTo(next);
    const now = this.clock.now();
    const due = this.items.filter(({ at }) => at <= now);
    this.items = this.items.filter(({ at }) => at > now);
    for (const { act } of due.sort((a, b) => a.at - b.at)) act();
    return true;
  }
}
