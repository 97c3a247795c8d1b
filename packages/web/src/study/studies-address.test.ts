import { expect, test } from 'vitest';
import { partsOf } from '../app/address.ts';
import { ALL_STUDIES, studiesAddress } from './studies-address.ts';

test.each([
  [ALL_STUDIES, '#/studies'],
  [{ study: 'mb1x', chapter: 1 }, '#/studies/mb1x'],
  [{ study: 'mb1x', chapter: 12 }, '#/studies/mb1x/12'],
] as const)('writes and reads %j', (params, href) => {
  expect(studiesAddress.href(params)).toBe(href);
  expect(studiesAddress.parse(partsOf(href).slice(1))).toEqual(params);
});

test.each(['#/studies/a/0', '#/studies/a/x', '#/studies/a/1/2'])('rejects %s', (href) => {
  expect(studiesAddress.parse(partsOf(href).slice(1))).toBeNull();
});
