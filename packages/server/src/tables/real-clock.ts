import type { Clock } from '@schupf/runner';

/** Timers count in 31 bits; a longer one would ring at once. */
const LONGEST = 2 ** 31 - 1;

/** Calls back after so long; the function returned forgets it. */
export function after(milliseconds: number, callback: () => void): () => void {
  return realClock.wake(Date.now() + milliseconds, callback);
}

/** The clock of this machine. */
export const realClock: Clock = {
  now: () => Date.now(),
  wake(at, callback) {
    let timer: NodeJS.Timeout;
    const wait = (): void => {
      const left = at - Date.now();
      timer = left > LONGEST ? setTimeout(wait, LONGEST) : setTimeout(callback, Math.max(0, left));
    };
    wait();
    return () => clearTimeout(timer);
  },
};
