import { expect, test } from 'vitest';
import { hasLink } from './links.ts';

test.each([
  'https://tichu.example',
  'see http://192.0.2.7/x',
  'www.tichu.example',
  'tichu.com',
  'come to my-club.de, all of you',
  'discord.gg/abc',
  'weird.example/path',
  'ｔｉｃｈｕ．ｃｏｍ',
  'ftp://files',
])('%s is a link', (text) => {
  expect(hasLink(text)).toBe(true);
});

test.each([
  'ok.then',
  'wait...what',
  '25.5 points',
  'e.g. this',
  '4/5',
  'no.',
  'a.m. or p.m.',
  'x:y',
  'well.done',
])('%s is not a link', (text) => {
  expect(hasLink(text)).toBe(false);
});
