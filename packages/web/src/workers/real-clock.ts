import type { Clock } from '@schupf/runner';

/** A timer's delay is limited to 31 bits; with a longer one, it would fire right away. */
const MAX_DELAY_MS = 2 ** 31 - 1;

export class RealClock implements Clock {
  now(): number {
    return Math.round(performance.timeOrigin + performance.now());
  }

  wake(at: number, callback: () => void): () => void {
    let timer = 0;
    const wait = (): void => {
      const left = at - this.now();
      timer = left > MAX_DELAY_MS ? setTimeout(wait, MAX_DELAY_MS) : setTimeout(callback, Math.max(0, left));
    };
    wait();
    return () => clearTimeout(timer);
  }
}
