import type { FakeClock } from '@schupf/runner/memory';
import { expect, vi } from 'vitest';

/** Like `expect.poll`, with a timeout that is long enough for a busy machine. */
export function eventually<Value>(read: () => Value) {
  return expect.poll(read, { timeout: 240_000, interval: 10 });
}

export async function waitUntil(condition: () => boolean | Promise<boolean>): Promise<void> {
  await vi.waitUntil(condition, { timeout: 240_000, interval: 5 });
}

/** Advances the clock in small steps until a promise resolves, and lets the event loop run in between. */
export async function passTimeUntil<Value>(clock: FakeClock, promise: Promise<Value>): Promise<Value> {
  let isDone = false;
  const result = promise.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    clock.moveTo(clock.now() + 10);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return result;
}
