import { expect, test, vi } from 'vitest';
import { after, steadyClock } from './clock.ts';

const DAY_MS = 24 * 3600 * 1000;

test('starts at the wall-clock time and then follows only the monotonic clock', () => {
  let wall = 1_000_000_000;
  let monotonic = 5000;
  const clock = steadyClock({ wall: () => wall, monotonic: () => monotonic });
  expect(clock.now()).toBe(1_000_000_000);
  for (const jump of [600_000, -DAY_MS, 400 * DAY_MS]) {
    wall += jump;
    monotonic += 10.5;
  }
  expect(clock.now()).toBe(1_000_000_031);
});

test('calls back after the delay has passed, even if the wall clock jumps or the delay is long', () => {
  vi.useFakeTimers();
  try {
    const clock = steadyClock({ wall: () => 0, monotonic: () => performance.now() });
    const called: string[] = [];
    after(clock, 1000, () => called.push('soon'));
    after(clock, 60 * DAY_MS, () => called.push('later'));
    after(clock, 500, () => called.push('never'))();
    vi.setSystemTime(Date.now() + 90 * DAY_MS);
    vi.advanceTimersByTime(999);
    expect(called).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(called).toEqual(['soon']);
    vi.advanceTimersByTime(60 * DAY_MS);
    expect(called).toEqual(['soon', 'later']);
  } finally {
    vi.useRealTimers();
  }
});
