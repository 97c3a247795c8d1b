import { expect, test } from 'vitest';
import { Address, partsOf } from './address.ts';

test('parses the parts that an address was formatted with', () => {
  const table = new Address<{ code: string }>({
    path: 't',
    parse: ([code = '']) => ({ code }),
    format: ({ code }) => [code],
  });
  for (const code of ['abc', 'a/b', '100%', 'é#?'])
    expect(partsOf(table.href({ code }))).toEqual(['t', code]);
});

test.each(['#/t/%', '#/t/%zz', '#/%E0%A4%A', '', '#', '#/'])('%j leads to the start page', (hash) => {
  expect(partsOf(hash)).toEqual(['']);
});
