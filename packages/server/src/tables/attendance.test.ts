import { FakeClock } from '@schupf/runner/memory';
import { expect, test } from 'vitest';
import { Attendance } from './attendance.ts';

test('limits how often it records someone who keeps coming and going, but records the final state', () => {
  let isPresent = false;
  const clock = new FakeClock();
  const recorded: boolean[] = [];
  const attendance = new Attendance({
    clock,
    isPresent: () => isPresent,
    record: (_, present) => recorded.push(present),
  });
  for (let change = 0; change < 501; change++) {
    isPresent = !isPresent;
    attendance.update('anna');
  }
  expect(isPresent).toBe(true);
  expect(recorded).toHaveLength(20);
  expect(recorded.at(-1)).toBe(false);
  clock.moveTo(10_000);
  expect(recorded).toHaveLength(21);
  expect(recorded.at(-1)).toBe(true);
});
