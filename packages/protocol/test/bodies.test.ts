import { SPEEDS } from '@schupf/table';
import { runs } from '@schupf/testkit';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { blockBody, deviceBody, type NewTable, nameBody, newTable } from '../src/index.ts';

const TABLE: NewTable = {
  rules: { variant: 'nanjing' },
  speed: 'normal',
  visibility: 'private',
  chairs: [null, { type: 'nobody' }, { type: 'bot', name: 'expert-1' }, { type: 'nobody' }],
  startsImmediately: false,
  freeChat: false,
  handsAfter: null,
};

test.each<[string, Partial<NewTable>]>([
  ['without options', {}],
  ['with options', { rules: { variant: 'tientsin', options: { bombTiming: 'turn-only' } } }],
  ['with a number of players', { rules: { variant: 'grandseigneur', players: 7 } }],
  ['that shows hands after ten minutes', { handsAfter: 600 }],
])('accepts a request for a table %s', (_, change) => {
  expect(v.safeParse(newTable, { ...TABLE, ...change }).issues).toBeUndefined();
});

test.each(Object.entries(SPEEDS))('accepts the limits of %s as a custom speed', (_, speed) => {
  // Pauses of days are only for correspondence tables, which use a named speed.
  const limits = { ...speed, pause: Math.min(speed.pause, 24 * 3600_000) };
  expect(v.safeParse(newTable, { ...TABLE, speed: limits }).issues).toBeUndefined();
});

test.each<[string, object]>([
  ['an unknown speed', { speed: 'toString' }],
  ['a limit of zero', { speed: { ...SPEEDS.normal, turn: 0 } }],
  ['an endless limit', { speed: { ...SPEEDS.normal, turn: 1e15 } }],
  ['a fractional limit', { speed: { ...SPEEDS.normal, turn: 1.5 } }],
  ['an unknown limit', { speed: { ...SPEEDS.normal, more: 1 } }],
  ['too few chairs', { chairs: [null, null] }],
  ['too many chairs', { chairs: Array.from({ length: 13 }, () => null) }],
  ['another person in a chair', { chairs: [null, { type: 'person', id: 'ben', name: 'Ben' }, null, null] }],
  [
    'an external bot that was not invited',
    { chairs: [null, { type: 'bot', name: 'a', outside: true }, null] },
  ],
  ['hands shown after less than ten minutes', { handsAfter: 599 }],
  ['hands shown next year', { handsAfter: 1e9 }],
  ['an unknown field', { host: 'me' }],
  ['rules that have an unknown field', { rules: { variant: 'nanjing', seed: 1 } }],
  ['options within options', { rules: { variant: 'nanjing', options: { calls: { a: 1 } } } }],
])('refuses a request for a table with %s', (_, change) => {
  expect(v.is(newTable, { ...TABLE, ...change })).toBe(false);
});

test('reads a name, a code and a person', () => {
  expect(v.parse(nameBody, { name: ' Anna ' })).toEqual({ name: 'Anna' });
  expect(v.is(deviceBody, { code: 'amber-fox' })).toBe(true);
  expect(v.is(deviceBody, { code: 'a'.repeat(65) })).toBe(false);
  expect(v.is(blockBody, { person: '0123456789abcdef' })).toBe(true);
  expect(v.is(blockBody, { person: "' or 1=1 --     " })).toBe(false);
});

test('reads or refuses any body without throwing', () => {
  const property = fc.property(fc.jsonValue(), (body) => {
    for (const schema of [newTable, nameBody, deviceBody, blockBody]) v.safeParse(schema, body);
    v.safeParse(newTable, { ...TABLE, chairs: body, rules: body, speed: body });
  });
  fc.assert(property, runs(500));
});
