import * as v from 'valibot';
import { isVisible } from './visible.ts';

/** What several messages carry, and how long it may be: whatever is longer is refused before it is read. */

/** Ten letters and digits of which no two look alike: fifty bits, so nobody finds a table by trying. */
export const CODE_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
export const CODE_LENGTH = 10;

export const tableCode = v.pipe(v.string(), v.regex(/^[0-9a-hjkmnp-tv-z]{10}$/));

export function isTableCode(text: string): boolean {
  return v.is(tableCode, text);
}
export const personId = v.pipe(v.string(), v.regex(/^[0-9a-hjkmnp-tv-z]{16}$/));

/** By which a repeated command is known. */
export const commandId = v.pipe(v.string(), v.regex(/^[!-~]{1,64}$/));

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const chair = v.pipe(count, v.maxValue(11));

export const MAX_NAME_LENGTH = 24;
export const MAX_TEXT_LENGTH = 200;

/** What people and bots are called: something that can be seen, in one line. */
export const personName = v.pipe(
  v.string(),
  v.maxLength(200),
  v.check((name) => isVisible(name), 'a name can be seen and has no invisible signs'),
  v.transform((name) => name.normalize('NFC').trim().replace(/\s+/g, ' ')),
  v.check((name) => [...name].length <= MAX_NAME_LENGTH, `a name has at most ${MAX_NAME_LENGTH} letters`),
  // A table counts otherwise, and refuses whoever sits down with a longer one.
  v.maxLength(40),
);

/** What somebody writes at the table. */
export const chatText = v.pipe(
  v.string(),
  v.maxLength(4 * MAX_TEXT_LENGTH),
  v.check((text) => isVisible(text), 'a text can be seen and has no invisible signs'),
  v.transform((text) => text.normalize('NFC').trim()),
  v.check((text) => [...text].length <= MAX_TEXT_LENGTH, `a text has at most ${MAX_TEXT_LENGTH} letters`),
);

export const observer = v.union([chair, v.literal('spectator'), v.literal('omniscient')]);
