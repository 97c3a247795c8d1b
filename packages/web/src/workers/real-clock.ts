import type { Clock } from '@schupf/runner';

/** Timers take 31 bits; a longer delay would fire right away. */
const MAX_DELAY = 2 ** 31 - 1;

export class RealClock implements Clock {
  now(): number {
    return Math.round(performance.timeOrigin + performance.now());
  }

  wake(at: number, callback: () => void): () => void {
    let timer = 0;
    const wait = (): void => {
      const left = at - this.now();
      timer = left > MAX_DELAY ? setTimeout(wait, MAX_DELAY) : setTimeout(callback, Math.max(0, left));
    };
    wait();
    return () => clearTimeout(timer);
  }
}
