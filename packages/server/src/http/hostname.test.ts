import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { isOurHostname } from './hostname.ts';

const read = readSettings(
  { SCHUPF_PUBLIC_URL: 'https://tichu.example', SCHUPF_HOSTS: 'Pi.fritz.box, b.example' },
  1,
);
if (!read.ok) throw new Error(read.problem);
const { settings } = read;

test.each([
  undefined,
  'localhost:3000',
  'LOCALHOST',
  'localhost.:3000',
  '127.0.0.1:3000',
  '192.168.1.20:3000',
  '[::1]:3000',
  '[fe80::1]',
  'pi:3000',
  'pi.local:3000',
  'pi.home.arpa',
  `${hostname()}:3000`,
  'tichu.example',
  'tichu.example:443',
  'pi.fritz.box:3000',
  'b.example',
])('accepts the hostname %s', (host) => {
  expect(isOurHostname(host, settings)).toBe(true);
});

test.each([
  '',
  'evil.example',
  'evil.example:3000',
  'localhost.evil.example',
  'pi.local.evil.example',
  '127.0.0.1.evil.example',
  'a.tichu.example',
  'evil.example/localhost',
  'evil.example#@localhost',
  'localhost@evil.example',
  'fritz.box',
])('rejects the hostname %s', (host) => {
  expect(isOurHostname(host, settings)).toBe(false);
});
