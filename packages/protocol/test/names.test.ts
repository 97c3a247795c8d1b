import { runs } from '@schupf/testkit';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { MAX_NAME_LENGTH, personName } from '../src/index.ts';

const read = (name: unknown): string | null => {
  const answer = v.safeParse(personName, name);
  return answer.success ? answer.output : null;
};

test.each([
  ['Anna', 'Anna'],
  ['  Anna   Lena ', 'Anna Lena'],
  ['Zoe\u0308', 'Zo\u00eb'],
  ['李小龙', '李小龙'],
  ['O’Brien-Müller 3.', 'O’Brien-Müller 3.'],
  // With an invisible joiner between letters of a script that uses it in ordinary names.
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['ශ්\u200dරී', 'ශ්\u200dරී'],
])('%j is a name', (typed, name) => expect(read(typed)).toBe(name));

test.each(['❤️', '👍🏽', '👨‍👩‍👧‍👦', '👩🏽‍🚀', '🧑‍🤝‍🧑', '👁️‍🗨️', '🇨🇭', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '☎︎'])(
  '%s is a name',
  (emoji) => {
    expect(read(emoji)).toBe(emoji);
    expect(read(`Ann ${emoji}`)).toBe(`Ann ${emoji}`);
  },
);

test.each([
  ['an empty text', ''],
  ['spaces', ' \u00a0\u3000'],
  ['a line break', 'An\nna'],
  ['a null character', 'An\u0000na'],
  ['a direction override', 'An\u202ena'],
  ['an embedding', '\u202bAnna\u202c'],
  ['an isolate', '\u2067Anna\u2069'],
  ['a direction mark', 'Anna\u200f'],
  ['an Arabic direction mark', 'Anna\u061c'],
  ['a zero-width space', 'An\u200bna'],
  ['a joiner between Latin letters', 'An\u200dna'],
  ['a non-joiner between Latin letters', 'An\u200cna'],
  ['a joiner after an emoji', '👍\u200d'],
  ['a soft hyphen', 'An\u00adna'],
  ['a byte order mark', '\ufeffAnna'],
  ['a variation selector on a letter', 'A\ufe0fnna'],
  ['two variation selectors on an emoji', '❤\ufe0f\ufe0f'],
  ['tags without a flag', 'Anna\u{e0041}\u{e007f}'],
  ['a filler', '\u3164'],
  ['a filler between letters', 'An\u115fna'],
  ['empty Braille', '\u2800'],
  ['an accent alone', '\u0301'],
  ['a stack of accents', 'a\u0301\u0301\u0301\u0301'],
  ['half a surrogate pair', 'An\ud83dna'],
  ['a private-use character', 'An\ue000na'],
  ['a line separator', 'An\u2028na'],
  ['too many letters', 'a'.repeat(MAX_NAME_LENGTH + 1)],
  ['more UTF-16 units than a table accepts', '👍'.repeat(21)],
  ['a number', 7],
])('%s is not a name', (_, name) => expect(read(name)).toBeNull());

test('a name stays the same when it is read again, and is never too long for a table', () => {
  const text = fc.oneof(
    fc.array(fc.nat(0x10ffff)).map((codes) => String.fromCodePoint(...codes)),
    fc.string({
      unit: fc.constantFrom('a', ' ', '\u0301', '👩', '\u200d', '\ufe0f', '🏽', '\u202e', 'ع', '1', '\u20e3'),
    }),
  );
  const property = fc.property(text, (typed) => {
    const name = read(typed);
    if (name === null) return;
    expect(read(name)).toBe(name);
    expect(name.length).toBeLessThanOrEqual(40);
    expect(name).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f\p{Cc}]/u);
  });
  fc.assert(property, runs(2000));
});
