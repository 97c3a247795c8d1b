import * as v from 'valibot';
import { isVisible } from './visible.ts';

/** Fields that several messages share, with their maximum lengths: anything longer is refused before it is read. */

/** Ten letters and digits, no two of which look alike: fifty bits, so a table cannot be found by guessing. */
export const CODE_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
export const CODE_LENGTH = 10;

export const tableCode = v.pipe(v.string(), v.regex(/^[0-9a-hjkmnp-tv-z]{10}$/));

export function isTableCode(text: string): boolean {
  return v.is(tableCode, text);
}
export const personId = v.pipe(v.string(), v.regex(/^[0-9a-hjkmnp-tv-z]{16}$/));

/** Identifies a repeated command. */
export const commandId = v.pipe(v.string(), v.regex(/^[!-~]{1,64}$/));

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const chair = v.pipe(count, v.maxValue(11));

export const MAX_NAME_LENGTH = 24;
export const MAX_TEXT_LENGTH = 200;

/** The name of a person or bot: visible, in one line. */
export const personName = v.pipe(
  v.string(),
  v.maxLength(200),
  v.check((name) => isVisible(name), 'a name must not contain invisible characters'),
  v.transform((name) => name.normalize('NFC').trim().replace(/\s+/g, ' ')),
  v.check((name) => [...name].length <= MAX_NAME_LENGTH, `a name has at most ${MAX_NAME_LENGTH} letters`),
  // A table counts in UTF-16 units, and refuses a longer name.
  v.maxLength(40),
);

/** Chat text written at the table. */
export const chatText = v.pipe(
  v.string(),
  v.maxLength(4 * MAX_TEXT_LENGTH),
  v.check((text) => isVisible(text), 'a text must not contain invisible characters'),
  v.transform((text) => text.normalize('NFC').trim()),
  v.check((text) => [...text].length <= MAX_TEXT_LENGTH, `a text has at most ${MAX_TEXT_LENGTH} letters`),
);

export const observer = v.union([chair, v.literal('spectator'), v.literal('omniscient')]);
