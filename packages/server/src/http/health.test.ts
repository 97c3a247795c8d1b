import { FakeClock } from '@schupf/runner/memory';
import { expect, test } from 'vitest';
import { Health } from './health.ts';

function setUp() {
  const clock = new FakeClock(1000);
  const disk = { isFull: false, probes: 0 };
  const probe = async () => {
    disk.probes++;
    if (disk.isFull) throw new Error('full');
  };
  return { clock, disk, health: new Health({ probe }, clock) };
}

test('writes one probe a minute, however often it is asked', async () => {
  const { clock, disk, health } = setUp();
  for (let second = 0; second < 120; second++) {
    for (let n = 0; n < 5; n++) await health.check();
    clock.moveTo(clock.now() + 1000);
  }
  expect(disk.probes).toBe(2);
});

test('writes no probe while moves are being stored', async () => {
  const { clock, disk, health } = setUp();
  for (let minute = 0; minute < 10; minute++) {
    health.noteWrite();
    clock.moveTo(clock.now() + 59_000);
    await health.check();
  }
  expect(disk.probes).toBe(0);
});

test('tries again soon after a failure, and reports it until a write succeeds', async () => {
  const { clock, disk, health } = setUp();
  await health.check();
  disk.isFull = true;
  clock.moveTo(clock.now() + 5000);
  await health.check();
  health.noteFailure();
  await expect(health.check()).rejects.toThrow('full');
  await expect(health.check()).rejects.toThrow('full');
  expect(disk.probes).toBe(2);
  disk.isFull = false;
  await expect(health.check()).rejects.toThrow('full');
  clock.moveTo(clock.now() + 3000);
  await health.check();
  expect(disk.probes).toBe(3);
});
