import { expect, test } from 'vitest';
import { partsOf } from '../app/address.ts';
import { type SharedTableParams, sharedTableAddress } from './online-addresses.ts';

function read(href: string): SharedTableParams | null {
  return sharedTableAddress.parse(partsOf(href).slice(1));
}

test.each<[string, SharedTableParams]>([
  ['#/t/abc', { code: 'abc' }],
  ['#/t/abc/replay/3', { code: 'abc', replay: 3 }],
  ['#/t/abc/replay/last', { code: 'abc', replay: null }],
])('%s', (href, params) => {
  expect(sharedTableAddress.href(params)).toBe(href);
  expect(read(href)).toEqual(params);
});

test.each(['#/t/abc/replay', '#/t/abc/replay/0', '#/t/abc/replay/x', '#/t/abc/more'])(
  '%s leads to the table',
  (href) => {
    expect(read(href)).toEqual({ code: 'abc' });
  },
);
