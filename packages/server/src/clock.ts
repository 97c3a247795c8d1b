import type { Clock } from '@schupf/runner';

/** Node stores timer delays in 31 bits; a longer delay would fire immediately. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** The two clocks of a machine. */
interface MachineTime {
  /** The wall clock. It jumps when it is set or corrected. */
  readonly wall: () => number;
  /** Only ever moves forward, at a steady rate. */
  readonly monotonic: () => number;
}

const MACHINE: MachineTime = { wall: () => Date.now(), monotonic: () => performance.now() };

/**
 * The clock of the server: the wall-clock time at its start, advanced by the monotonic clock. This way, no one's time
 * runs out suddenly when the machine's clock is corrected or the machine wakes up from sleep.
 */
export function steadyClock({ wall, monotonic }: MachineTime = MACHINE): Clock {
  const start = wall() - monotonic();
  const now = (): number => Math.floor(start + monotonic());
  return {
    now,
    wake(at, callback) {
      let timer: NodeJS.Timeout;
      const wait = (): void => {
        const left = at - now();
        timer =
          left > MAX_TIMER_MS ? setTimeout(wait, MAX_TIMER_MS) : setTimeout(callback, Math.max(0, left));
      };
      wait();
      return () => clearTimeout(timer);
    },
  };
}

/** Calls back once after a delay. The returned function cancels it. */
export function after(clock: Clock, milliseconds: number, callback: () => void): () => void {
  return clock.wake(clock.now() + milliseconds, callback);
}

/** Calls back at regular intervals. The returned function stops it. */
export function every(clock: Clock, milliseconds: number, callback: () => void): () => void {
  const repeat = (): void => {
    cancel = after(clock, milliseconds, repeat);
    callback();
  };
  let cancel = after(clock, milliseconds, repeat);
  return () => cancel();
}

/** Calls back at that time, or as soon as the signal is aborted. The returned function cancels it. */
export function atOrOnAbort(clock: Clock, at: number, signal: AbortSignal, callback: () => void): () => void {
  const cancelWake = clock.wake(at, callback);
  signal.addEventListener('abort', callback);
  return () => {
    cancelWake();
    signal.removeEventListener('abort', callback);
  };
}

/** Resolves at that time, or earlier if the signal is aborted. */
export function sleepUntil(clock: Clock, at: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  return promise.finally(atOrOnAbort(clock, at, signal, resolve));
}
