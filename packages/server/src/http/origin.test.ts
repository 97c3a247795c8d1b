import { expect, test } from 'vitest';
import { isSameOrigin } from './origin.ts';

const PUBLIC = new URL('https://tichu.example');

test.each([
  ['http://192.168.1.20:3000', '192.168.1.20:3000', null, true],
  ['http://evil.example', '192.168.1.20:3000', null, false],
  ['null', '192.168.1.20:3000', null, false],
  ['https://tichu.example', 'tichu.example', PUBLIC, true],
  // A proxy may use another hostname.
  ['https://tichu.example', '127.0.0.1:3000', PUBLIC, true],
  ['http://tichu.example', 'tichu.example', PUBLIC, false],
  ['http://tichu.example:3000', 'tichu.example:3000', PUBLIC, false],
  ['https://tichu.example:444', 'tichu.example', PUBLIC, false],
  ['https://a.tichu.example', 'tichu.example', PUBLIC, false],
  ['http://192.168.1.20:3000', '192.168.1.20:3000', PUBLIC, true],
])('a request from %s to %s with public address %s is allowed: %s', (origin, host, publicUrl, expected) => {
  expect(isSameOrigin({ origin, host, cookie: 'schupf=x' }, publicUrl)).toBe(expected);
});
