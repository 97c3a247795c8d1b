import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { readSettings, type Settings } from '../settings.ts';
import { mayReadMetrics } from './metrics-access.ts';

function mayRead(
  env: Record<string, string>,
  headers: Record<string, string> = {},
  { remoteAddress = '127.0.0.1', httpVersion = '1.1' } = {},
): boolean {
  const { settings } = readSettings(env, 2) as { settings: Settings };
  const raw = { httpVersion, socket: { remoteAddress } } as unknown as IncomingMessage;
  return mayReadMetrics({ headers: { host: 'localhost:3000', ...headers }, raw }, settings);
}

test('a program on this machine may read the metrics without a token', () => {
  expect(mayRead({})).toBe(true);
  expect(mayRead({}, { host: '[::1]:3000' }, { remoteAddress: '::1' })).toBe(true);
});

test.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'cf-connecting-ip'])(
  'a request with the header %s may not read the metrics without a token',
  (name) => {
    expect(mayRead({}, { [name]: 'x' })).toBe(false);
  },
);

test('without a token, other machines may not read the metrics, and no one may if there may be a proxy', () => {
  expect(mayRead({}, {}, { remoteAddress: '192.0.2.1' })).toBe(false);
  expect(mayRead({}, {}, { httpVersion: '1.0' })).toBe(false);
  expect(mayRead({}, { host: 'tichu.example' })).toBe(false);
  expect(mayRead({ SCHUPF_TRUST_PROXY: 'loopback' })).toBe(false);
  expect(mayRead({ SCHUPF_PUBLIC_URL: 'https://tichu.example' })).toBe(false);
});

test('if a token is set, only requests with this token may read the metrics', () => {
  const env = { SCHUPF_METRICS_TOKEN: 'abc', SCHUPF_PUBLIC_URL: 'https://tichu.example' };
  const elsewhere = { remoteAddress: '192.0.2.1' };
  expect(mayRead(env, { authorization: 'Bearer abc', via: 'x' }, elsewhere)).toBe(true);
  expect(mayRead(env, { authorization: 'Bearer abd' })).toBe(false);
  expect(mayRead(env)).toBe(false);
});
