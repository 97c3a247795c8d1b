import { expect, test } from 'vitest';
import { isThisMachine, networkOf, widerNetworkOf } from './network.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:c000:0207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:0DB8:0001:2::9', '2001:db8:1:2::'],
  ['2001:db8::9', '2001:db8:0:0::'],
  ['::1', '0:0:0:0::'],
  ['1:2:3:4:5:6:7::', '1:2:3:4::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['nothing', 'nothing'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['192.0.2.7', null],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::', '2001:db8:1::/48'],
  ['2001:db8:2::', '2001:db8:2::/48'],
])('%s is part of %s', (address, wider) => {
  expect(widerNetworkOf(networkOf(address))).toBe(wider);
});

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.2', true],
  ['192.0.2.7', false],
  ['2001:db8::1', false],
])('whether %s is this machine: %s', (address, isHere) => {
  expect(isThisMachine(networkOf(address))).toBe(isHere);
});
