import { describe, expect, test } from 'vitest';
import { isAsleep, LOG_VERSION } from '../src/index.ts';
import { BOT, type Puzzle, person, Sitting } from './support.ts';

const HANDS: Puzzle = { hands: ['S3 S6', 'S5 SA J2', 'J3 J4', 'P3 P4'], trick: ['A S4'], turn: 'B' };
const MINUTE = 60_000;

/** A table at which both people lost their connections at these times, and then nothing was done until `until`. */
function deserted(at: readonly [a: number, b: number], until: number): Sitting {
  const sitting = Sitting.puzzle(HANDS, { chairs: [person('A'), person('B'), BOT, BOT], speed: 'relaxed' });
  sitting.give(at[0], { type: 'presence', who: 'A', present: false });
  sitting.give(at[1], { type: 'presence', who: 'B', present: false });
  sitting.runTo(until);
  return sitting;
}

describe('a table at which no one is present', () => {
  test('sleeps a minute after the last person has lost their connection', () => {
    expect(isAsleep(deserted([1000, 5000], MINUTE + 4999).table)).toBe(false);
    const sitting = deserted([1000, 5000], MINUTE + 5000);
    expect(isAsleep(sitting.table)).toBe(true);
    expect(sitting.status).toMatchObject({ asleep: true, pausedUntil: null });
    expect(sitting.table.wakeAt).toBeNull();
  });

  test('continues with the same time left when one of them comes back', () => {
    const sitting = deserted([0, 0], 1e9);
    const { now } = sitting.table;
    sitting.give(1e9, { type: 'presence', who: 'B', present: true });
    expect(sitting.table).toMatchObject({ pause: null, duties: [{ seat: 1, since: 0 }], now });
    expect(sitting.status?.asleep).toBe(false);
    expect(sitting.act(1e9 + 1, 'B SA')).toBe('done');
  });

  test('continues when someone gives a command or waits for a chair', () => {
    const sitting = deserted([0, 0], 1e9);
    expect(sitting.act(1e9, 'B SA')).toBe('done');
    const other = deserted([0, 0], 1e9);
    expect(other.command(1e9, 'Zoe', { type: 'sit', chair: 2, name: 'Zoe' })).toBe('done');
    expect(other.table.pause).toBeNull();
    other.runTo(2e9);
    expect(other.table.pause).toBeNull();
  });

  test('loses no time while the process is down', () => {
    const sitting = deserted([0, 0], 1e9);
    const { now } = sitting.table;
    sitting.give(2e9, { type: 'restarted', version: LOG_VERSION });
    expect(isAsleep(sitting.table)).toBe(true);
    sitting.give(3e9, { type: 'presence', who: 'B', present: true });
    expect(sitting.table).toMatchObject({ pause: null, duties: [{ seat: 1, since: 0 }], now });
  });

  test('is not put to sleep where players are not expected to be present', () => {
    const sitting = Sitting.puzzle(
      { ...HANDS, options: { bombTiming: 'turn-only' } },
      { chairs: [person('A'), person('B'), BOT, BOT], speed: 'days' },
    );
    for (const who of ['A', 'B']) sitting.give(0, { type: 'presence', who, present: false });
    sitting.runTo(10 * MINUTE);
    expect(sitting.table.pause).toBeNull();
    expect(sitting.table.wakeAt).toBe(24 * 60 * MINUTE);
  });
});

test('the caller can end a match that has taken too long', () => {
  const sitting = Sitting.puzzle(HANDS);
  expect(sitting.give(1, { type: 'abandon' })).toBe(true);
  expect(sitting.table.outcome).toEqual({ reason: 'abandoned', winners: [] });
  expect(sitting.give(2, { type: 'abandon' })).toBe(false);
});
