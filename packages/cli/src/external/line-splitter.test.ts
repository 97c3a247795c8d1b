import { expect, test } from 'vitest';
import { LineSplitter, TOO_LONG } from './line-splitter.ts';

function split(maxLength: number, ...pieces: (string | Buffer)[]) {
  const splitter = new LineSplitter(maxLength);
  return pieces.flatMap((piece) => splitter.push(Buffer.from(piece)));
}

test('lines, and even characters, may arrive in pieces', () => {
  const [ü] = ['ü'].map((letter) => Buffer.from(letter));
  expect(split(9, 'a', 'b\nc', '\n', '\n')).toEqual(['ab', 'c', '']);
  expect(split(9, ü!.subarray(0, 1), ü!.subarray(1), '\n')).toEqual(['ü']);
});

test('a line without a line feed is not returned', () => {
  expect(split(9, 'ab')).toEqual([]);
});

test('a line that is too long is reported once, and the next one is read', () => {
  expect(split(3, 'abc\nab', 'cd', 'ef\nabc\n')).toEqual(['abc', TOO_LONG, 'abc']);
});
