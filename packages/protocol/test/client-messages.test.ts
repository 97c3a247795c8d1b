import { runs } from '@schupf/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_MESSAGE_BYTES, readClientMessage } from '../src/index.ts';
import { CLIENT_MESSAGES, TABLE } from './examples.ts';

const EXAMPLES = Object.values(CLIENT_MESSAGES).flat();

/** A marker that cannot occur by chance: if an answer contains it, the answer repeats the message. */
const MARK = 'zyx-echo-zyx';

test.each(EXAMPLES.map((message) => [JSON.stringify(message), message] as const))(
  'reads %s',
  (text, message) => {
    expect(readClientMessage(text)).toEqual({ ok: true, message });
  },
);

test.each(EXAMPLES.map((message) => [message.type, message] as const))(
  'refuses %s without one of its fields or with an extra one',
  (_, message) => {
    for (const field of Object.keys(message)) {
      if (field === 'token' || field === 'wish') continue;
      expect(readClientMessage(JSON.stringify({ ...message, [field]: undefined })).ok, field).toBe(false);
    }
    expect(readClientMessage(JSON.stringify({ ...message, [MARK]: 1 }))).toEqual({
      ok: false,
      problem: 'the message: an unknown field',
    });
  },
);

test.each([
  ['an id with a line break', { type: 'command', table: TABLE, id: 'a\nb', command: { type: 'ready' } }],
  [
    'an id that is too long',
    { type: 'command', table: TABLE, id: 'a'.repeat(65), command: { type: 'ready' } },
  ],
  ['a code with letters that look alike', { type: 'unwatch', table: 'o123456789' }],
  ['a code that is too short', { type: 'unwatch', table: '012345678' }],
  ['a fractional message number', { type: 'watch', table: TABLE, since: { observer: 0, seq: 0.5 } }],
  ['an unknown phrase', { type: 'say', table: TABLE, phrase: 'constructor' }],
  ['text that changes direction', { type: 'write', table: TABLE, text: 'a\u202eb' }],
  ['too much text', { type: 'write', table: TABLE, text: 'a'.repeat(201) }],
  ['empty text', { type: 'write', table: TABLE, text: '  ' }],
  ['a replay of match 0', { type: 'replay', table: TABLE, what: { type: 'join', match: 0, lead: true } }],
  [
    'a card that does not exist',
    { type: 'replay', table: TABLE, what: { type: 'point', at: { type: 'card', card: 112 } } },
  ],
  [
    'a seat that does not exist',
    { type: 'replay', table: TABLE, what: { type: 'point', at: { type: 'seat', seat: 12 } } },
  ],
  ['an unknown command in a replay', { type: 'replay', table: TABLE, what: { type: 'valueOf' } }],
  ['a type that is a property of every object', { type: 'toString' }],
])('refuses %s', (_, message) => expect(readClientMessage(JSON.stringify(message)).ok).toBe(false));

test('refuses a message that is too long without parsing it', () => {
  const long = JSON.stringify({ type: 'hello', client: '' }).padEnd(MAX_MESSAGE_BYTES, ' ');
  expect(readClientMessage(long).ok).toBe(true);
  expect(readClientMessage(`${long} `)).toEqual({ ok: false, problem: 'the message is too long' });
  expect(readClientMessage('['.repeat(MAX_MESSAGE_BYTES)).ok).toBe(false);
});

test('a command cannot set a prototype', () => {
  const text = `{"type":"command","table":"${TABLE}","id":"1","command":{"type":"ready","__proto__":{"turn":1}}}`;
  const read = readClientMessage(text);
  if (!read.ok || read.message.type !== 'command') throw new Error('expected a command');
  expect(Object.getPrototypeOf(read.message.command)).toBe(Object.prototype);
  expect('turn' in read.message.command).toBe(false);
});

test('reads any text, or refuses it with a one-line message', () => {
  const property = fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
    checkRefusal(text);
  });
  fc.assert(property, runs(1000));
});

test('reads an altered message, or refuses it without repeating any of it', () => {
  const junk = fc.oneof(
    fc.constant(MARK),
    fc.jsonValue(),
    fc.constant({ [MARK]: MARK }),
    fc.constantFrom(-1, 1e300, 0.5, '', [], {}, null, true),
  );
  const property = fc.property(
    fc.constantFrom(...EXAMPLES),
    fc.nat(),
    junk,
    fc.boolean(),
    (message, position, replacement, addsField) => {
      const copy = structuredClone(message) as Record<string, unknown>;
      const places = placesIn(copy);
      const [holder, key] = places[position % places.length]!;
      holder[addsField ? MARK : key] = replacement;
      checkRefusal(JSON.stringify(copy));
    },
  );
  fc.assert(property, runs(3000));
});

function checkRefusal(text: string): void {
  const read = readClientMessage(text);
  if (read.ok) return;
  expect(read.problem).not.toContain(MARK);
  expect(read.problem).toMatch(/^[ -~]{1,200}$/);
}

/** All fields of all objects in a message. */
function placesIn(holder: Record<string, unknown>): [Record<string, unknown>, string][] {
  return Object.entries(holder).flatMap(([key, value]) => [
    [holder, key] as [Record<string, unknown>, string],
    ...(typeof value === 'object' && value !== null ? placesIn(value as Record<string, unknown>) : []),
  ]);
}
