import { expect, test } from 'vitest';
import { Attendance } from './attendance.ts';

test('whoever comes and goes all the time is noted now and then, and as he is in the end', () => {
  let isThere = false;
  let now = 0;
  let later: (() => void) | null = null;
  const noted: boolean[] = [];
  const attendance = new Attendance({
    isThere: () => isThere,
    note: (_, one) => noted.push(one),
    now: () => now,
    after: (_, callback) => {
      later = callback;
      return () => {};
    },
  });
  for (let times = 0; times < 501; times++) {
    isThere = !isThere;
    attendance.changed('anna');
  }
  expect(isThere).toBe(true);
  expect(noted).toHaveLength(20);
  expect(noted.at(-1)).toBe(false);
  now = 10_000;
  later!();
  expect(noted).toHaveLength(21);
  expect(noted.at(-1)).toBe(true);
});
