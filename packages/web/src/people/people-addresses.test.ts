import { expect, test } from 'vitest';
import { partsOf } from '../app/address.ts';
import { friendListAddress, profileAddress } from './people-addresses.ts';

test('the list of friends and each profile have an address', () => {
  expect(friendListAddress.href({})).toBe('#/people');
  expect(friendListAddress.parse([])).toEqual({});
  const href = profileAddress.href({ who: 'ab12' });
  expect(href).toBe('#/people/ab12');
  const [, ...parts] = partsOf(href);
  expect(profileAddress.parse(parts)).toEqual({ who: 'ab12' });
  expect(friendListAddress.parse(parts)).toBeNull();
});

test('an address with too few or too many parts is no profile', () => {
  expect(profileAddress.parse([])).toBeNull();
  expect(profileAddress.parse([''])).toBeNull();
  expect(profileAddress.parse(['ab12', 'more'])).toBeNull();
});
