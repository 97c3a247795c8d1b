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
  startsAtOnce: false,
  freeChat: false,
  handsAfter: null,
};

test.each<[string, Partial<NewTable>]>([
  ['as it is', {}],
  ['with options', { rules: { variant: 'tientsin', options: { bombTiming: 'turn-only' } } }],
  ['with a number of players', { rules: { variant: 'grandseigneur', players: 7 } }],
  ['that shows hands after ten minutes', { handsAfter: 600 }],
])('a table %s can be asked for', (_, change) => {
  expect(v.safeParse(newTable, { ...TABLE, ...change }).issues).toBeUndefined();
});

test.each(Object.entries(SPEEDS))('the limits of %s can be asked for by themselves', (_, speed) => {
  // A pause of days is for tables of days, which have a name.
  const limits = { ...speed, pause: Math.min(speed.pause, 24 * 3600_000) };
  expect(v.safeParse(newTable, { ...TABLE, speed: limits }).issues).toBeUndefined();
});

test.each<[string, object]>([
  ['a speed nobody knows', { speed: 'toString' }],
  ['a limit of nought', { speed: { ...SPEEDS.normal, turn: 0 } }],
  ['an endless limit', { speed: { ...SPEEDS.normal, turn: 1e15 } }],
  ['half a limit', { speed: { ...SPEEDS.normal, turn: 1.5 } }],
  ['a limit too many', { speed: { ...SPEEDS.normal, more: 1 } }],
  ['too few chairs', { chairs: [null, null] }],
  ['too many chairs', { chairs: Array.from({ length: 13 }, () => null) }],
  ['somebody else on a chair', { chairs: [null, { type: 'person', id: 'ben', name: 'Ben' }, null, null] }],
  [
    'a program from outside, without being asked',
    { chairs: [null, { type: 'bot', name: 'a', outside: true }, null] },
  ],
  ['hands that are shown within the round', { handsAfter: 599 }],
  ['hands that are shown next year', { handsAfter: 1e9 }],
  ['something more', { host: 'me' }],
  ['rules with something more', { rules: { variant: 'nanjing', seed: 1 } }],
  ['options within options', { rules: { variant: 'nanjing', options: { calls: { a: 1 } } } }],
])('a table with %s cannot', (_, change) => expect(v.is(newTable, { ...TABLE, ...change })).toBe(false));

test('a name, a word and a person are read', () => {
  expect(v.parse(nameBody, { name: ' Anna ' })).toEqual({ name: 'Anna' });
  expect(v.is(deviceBody, { word: 'amber-fox' })).toBe(true);
  expect(v.is(deviceBody, { word: 'a'.repeat(65) })).toBe(false);
  expect(v.is(blockBody, { person: '0123456789abcdef' })).toBe(true);
  expect(v.is(blockBody, { person: "' or 1=1 --     " })).toBe(false);
});

test('whatever a body is, it is read or refused', () => {
  const property = fc.property(fc.jsonValue(), (body) => {
    for (const schema of [newTable, nameBody, deviceBody, blockBody]) v.safeParse(schema, body);
    v.safeParse(newTable, { ...TABLE, chairs: body, rules: body, speed: body });
  });
  fc.assert(property, runs(500));
});
