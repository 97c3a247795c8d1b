import { expect, test } from 'vitest';
import { MAX_LINE_LENGTH, printable, printableLine, printableLines } from './printable.ts';
import { runRecorded } from './testing/recorded.ts';

test.each([
  ['escape sequences', '\u001b[31mWei\u001b]0;title\u0007', '?[31mWei?]0;title?'],
  ['NUL, DEL and eight-bit controls', 'a\u0000b\u007fc\u009bd', 'a?b?c?d'],
  ['line ends', 'a\r\nb\u2028c\u2029d', 'a??b?c?d'],
  ['direction marks', 'a\u202eb\u2066c', 'a?b?c'],
  ['half characters', 'a\ud83db', 'a?b'],
])('replaces %s', (_, text, shown) => {
  expect(printable(text)).toBe(shown);
});

test('keeps letters, accents, emoji and joiners', () => {
  const text = 'Jörg Erdős 李明 می‌خواهم 👩‍👧 Zoe\u0301 “…” —';
  expect(printable(text)).toBe(text);
  expect(printableLines(`${text}\n${text}\r`)).toBe(`${text}\n${text}?`);
});

test('leaves out the middle of a line that is too long', () => {
  expect(printableLine('abcdefghijkl', 12)).toBe('abcdefghijkl');
  expect(printableLine('abcdefghijklm', 12)).toBe('abcdefg…jklm');
  expect(printableLine(`${'x'.repeat(50_000_000)}: use y`)).toMatch(/^x+…x+: use y$/);
  expect(printableLine('x'.repeat(50_000_000))).toHaveLength(MAX_LINE_LENGTH);
});

test('the longest of our own messages is shown in full', async () => {
  const { err } = await runRecorded(['simulate', '--option', 'speed=3']);
  expect(err).not.toContain('…');
});
