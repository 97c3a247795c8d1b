import { expect, test } from 'vitest';
import { titleWith } from './title-with.ts';

test.each([
  ['Schupf', 0, 'Schupf'],
  ['Schupf', 2, '(2) Schupf'],
  ['(2) Schupf', 13, '(13) Schupf'],
  ['(13) Rules (short)', 0, 'Rules (short)'],
])('%s with %i tables waiting', (title, waiting, shown) => {
  expect(titleWith(title, waiting)).toBe(shown);
});
