import { expect, test } from 'vitest';
import { relyingPartyAt } from './relying-party.ts';

test.each([
  ['https://tichu.example', 'tichu.example'],
  ['https://tichu.example:8443', 'tichu.example'],
  ['http://localhost:3000', 'localhost'],
  ['http://schupf.localhost', 'schupf.localhost'],
])('passkeys at %s are for %s', (origin, hostname) => {
  expect(relyingPartyAt(origin)).toEqual({ ok: true, party: { hostname, origin } });
});

test.each([
  ['http://tichu.example', 'no-https'],
  ['http://192.168.1.20:3000', 'no-https'],
  ['http://notlocalhost', 'no-https'],
  ['https://192.168.1.20', 'no-hostname'],
  ['http://127.0.0.1:3000', 'no-hostname'],
  ['http://[::1]:3000', 'no-hostname'],
  ['https://[2001:db8::1]', 'no-hostname'],
])('there are no passkeys at %s: %s', (origin, reason) => {
  expect(relyingPartyAt(origin)).toEqual({ ok: false, reason });
});
