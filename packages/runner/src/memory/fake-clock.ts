import type { Clock } from '../ports.ts';

/** A clock that is advanced explicitly, for tests, simulations and games that wait for a person at a prompt. */
export class FakeClock implements Clock {
  private time: number;
  private alarms: { readonly at: number; readonly callback: () => void }[] = [];

  constructor(time = 0) {
    this.time = time;
  }

  now(): number {
    return this.time;
  }

  wake(at: number, callback: () => void): () => void {
    const alarm = { at, callback };
    this.alarms.push(alarm);
    return () => {
      this.alarms = this.alarms.filter((other) => other !== alarm);
    };
  }

  /** The time of the next alarm; null when there is none. */
  get next(): number | null {
    return this.alarms.length === 0 ? null : Math.min(...this.alarms.map(({ at }) => at));
  }

  /** Advances to a time and runs the callbacks that are due by then, except those that these callbacks add. */
  moveTo(time: number): void {
    this.time = Math.max(this.time, time);
    const due = this.alarms.filter(({ at }) => at <= this.time).sort((a, b) => a.at - b.at);
    this.alarms = this.alarms.filter((alarm) => !due.includes(alarm));
    for (const { callback } of due) callback();
  }

  /** Advances to the next alarm; false if there is none. */
  moveOn(): boolean {
    const { next } = this;
    if (next === null) return false;
    this.moveTo(next);
    return true;
  }
}
