import { CODE_LENGTH, CODE_LETTERS, isTableCode } from '@schupf/protocol';
import { expect, test } from 'vitest';
import { readCode } from './table-code.ts';

test('accepts every code of the protocol', () => {
  for (const letter of CODE_LETTERS) {
    const code = letter.repeat(CODE_LENGTH);
    expect(isTableCode(code)).toBe(true);
    expect(readCode(code)).toBe(code);
  }
});

test('corrects letters that look alike, and rejects anything else', () => {
  expect(readCode('X5VMG 1PE9F')).toBe('x5vmg1pe9f');
  expect(readCode('oil-x5vmg1p')).toBe('011x5vmg1p');
  for (const text of ['', 'nonsense', 'x5vmg1pe9', 'x5vmg1pe9ff', 'x5vmg1pe9u'])
    expect(readCode(text)).toBeNull();
});
