import { expect, test } from 'vitest';
import { socketAddress } from './socket-address.ts';

test.each([
  ['http://192.168.1.7:3000/#/t/x5vmg1pe9f', 'ws://192.168.1.7:3000/socket'],
  ['https://example.org/', 'wss://example.org/socket'],
  ['https://example.org/tichu/index.html?deal=monday#/lobby', 'wss://example.org/tichu/socket'],
])("derives the socket's address from %s", (page, socket) => {
  expect(socketAddress(page, null)).toBe(socket);
});

test('names the table on the screen', () => {
  expect(socketAddress('https://example.org/', 'x5vmg1pe9f')).toBe(
    'wss://example.org/socket?table=x5vmg1pe9f',
  );
});

test('escapes a mistyped code', () => {
  expect(socketAddress('https://example.org/', 'a&b=c')).toBe('wss://example.org/socket?table=a%26b%3Dc');
});
