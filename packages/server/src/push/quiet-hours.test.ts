import { expect, test } from 'vitest';
import { afterQuiet, beforeQuiet } from './quiet-hours.ts';

const NIGHT = { from: 22 * 60, until: 7 * 60 + 30 };
const at = (text: string) => Date.parse(text);

test.each([
  ['before the night', '2026-01-10T20:59:59Z', '2026-01-10T20:59:59Z'],
  ['in the evening', '2026-01-10T21:00:00Z', '2026-01-11T06:30:00Z'],
  ['after midnight', '2026-01-11T03:10:20Z', '2026-01-11T06:30:00Z'],
  ['in the morning', '2026-01-11T06:30:00Z', '2026-01-11T06:30:00Z'],
])('waits for the end of quiet hours in Berlin: %s', (_, now, loud) => {
  expect(afterQuiet(at(now), { quiet: NIGHT, zone: 'Europe/Berlin' })).toBe(at(loud));
});

test('quiet hours follow daylight saving time', () => {
  const summer = { quiet: NIGHT, zone: 'Europe/Berlin' };
  expect(afterQuiet(at('2026-07-01T02:00:00Z'), summer)).toBe(at('2026-07-01T05:30:00Z'));
});

test('quiet hours may lie within a day, or be off', () => {
  const noon = { quiet: { from: 12 * 60, until: 13 * 60 }, zone: 'UTC' };
  expect(afterQuiet(at('2026-01-10T12:20:00Z'), noon)).toBe(at('2026-01-10T13:00:00Z'));
  expect(afterQuiet(at('2026-01-10T14:00:00Z'), noon)).toBe(at('2026-01-10T14:00:00Z'));
  expect(afterQuiet(5, { quiet: null, zone: 'UTC' })).toBe(5);
  expect(afterQuiet(5, { quiet: { from: 60, until: 60 }, zone: 'UTC' })).toBe(5);
});

test.each([
  ['2026-01-10T20:30:00Z', '2026-01-10T20:30:00Z'],
  ['2026-01-10T21:00:30Z', '2026-01-10T20:59:00Z'],
  ['2026-01-11T04:00:00Z', '2026-01-10T20:59:00Z'],
])('the last minute before quiet hours up to %s', (now, before) => {
  expect(beforeQuiet(at(now), { quiet: NIGHT, zone: 'Europe/Berlin' })).toBe(at(before));
});
