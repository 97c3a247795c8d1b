import { expect, test } from 'vitest';
import { ratingsAddress } from './ratings-address.ts';

test('an address names a pool and a list', () => {
  expect(ratingsAddress.parse([])).toEqual({ pool: 'nanjing-clock', list: 'people' });
  expect(ratingsAddress.parse(['let-days', 'pairs'])).toEqual({ pool: 'let-days', list: 'pairs' });
  expect(ratingsAddress.parse(['let-days', 'bots'])).toBeNull();
  expect(ratingsAddress.parse(['let-days', 'people', 'more'])).toBeNull();
});
