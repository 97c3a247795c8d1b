import * as v from 'valibot';
import { mixesScripts } from './look-alike.ts';
import { isVisible } from './visible.ts';

// Fields that several messages share. Values over their maximum length are refused before any other check.

/** The letters of a code. No two of them look alike. Ten letters carry 50 bits, so a code cannot be guessed. */
export const CODE_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
export const CODE_LENGTH = 10;

export const tableCode = v.pipe(v.string(), v.regex(/^[0-9a-hjkmnp-tv-z]{10}$/));

export function isTableCode(text: string): boolean {
  return v.is(tableCode, text);
}
export const personId = v.pipe(v.string(), v.regex(/^[0-9a-hjkmnp-tv-z]{16}$/));

/** Repeated commands are recognised by this id. */
export const commandId = v.pipe(v.string(), v.regex(/^[!-~]{1,64}$/));

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const chair = v.pipe(count, v.maxValue(11));

export const MAX_NAME_LENGTH = 24;
export const MAX_TEXT_LENGTH = 200;

/** The name of a person or bot: one line of visible characters. */
export const personName = v.pipe(
  v.string(),
  v.maxLength(200),
  v.check((name) => isVisible(name), 'a name must not contain invisible characters'),
  v.check((name) => !mixesScripts(name), 'a name must not mix Latin, Greek and Cyrillic letters'),
  v.transform((name) => name.normalize('NFC').trim().replace(/\s+/g, ' ')),
  v.check(
    (name) => [...name].length <= MAX_NAME_LENGTH,
    `a name must have at most ${MAX_NAME_LENGTH} characters`,
  ),
  // `readCommand` counts UTF-16 units and refuses longer names.
  v.maxLength(40),
);

/** Chat text written at the table. */
export const chatText = v.pipe(
  v.string(),
  v.maxLength(4 * MAX_TEXT_LENGTH),
  v.check((text) => isVisible(text), 'a text must not contain invisible characters'),
  v.transform((text) => text.normalize('NFC').trim()),
  v.check(
    (text) => [...text].length <= MAX_TEXT_LENGTH,
    `a text must have at most ${MAX_TEXT_LENGTH} characters`,
  ),
);

/** Any object with a type. Code that knows the table's rules reads the other fields. */
export const unread = v.looseObject({ type: v.string() });

export const observer = v.union([chair, v.literal('spectator'), v.literal('omniscient')]);
