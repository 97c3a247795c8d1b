import { afterEach, expect, test, vi } from 'vitest';
import { dayAt, daysBefore, isPlayable } from './days.ts';

afterEach(() => vi.unstubAllEnvs());

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Zurich', 'UTC'])(
  'in %s, a new day starts at the same moment as everywhere else',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(dayAt(Date.UTC(2026, 10, 18, 0, 0, 0))).toBe('2026-11-18');
    expect(dayAt(Date.UTC(2026, 10, 18, 23, 59, 59, 999))).toBe('2026-11-18');
    expect(dayAt(Date.UTC(2026, 10, 19))).toBe('2026-11-19');
    // The clocks change in Europe on 29 March 2026.
    expect(daysBefore('2026-03-30', 2)).toBe('2026-03-28');
  },
);

test('counts back over months and leap years', () => {
  expect(daysBefore('2027-01-01', 1)).toBe('2026-12-31');
  expect(daysBefore('2028-03-01', 1)).toBe('2028-02-29');
});

test.each([
  ['2026-11-18', true],
  ['2026-11-17', true],
  ['2026-11-01', true],
  ['2026-11-19', false],
  ['2026-10-31', false],
  ['2026-11-31', false],
  ['2026-13-01', false],
  ['26-11-18', false],
  ['', false],
  ['tomorrow', false],
])('on 18 November 2026, the day %j can be played: %j', (day, expected) => {
  expect(isPlayable(day, '2026-11-18')).toBe(expected);
});
