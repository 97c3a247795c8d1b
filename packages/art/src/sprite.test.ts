import { brotliCompressSync } from 'node:zlib';
import { cards as german } from '@schupf/phrasebook/de/cards';
import { cards as english } from '@schupf/phrasebook/en/cards';
import { cards as french } from '@schupf/phrasebook/fr/cards';
import { cards as hungarian } from '@schupf/phrasebook/hu/cards';
import { RANKS, SPECIALS, SUITS } from '@schupf/rules';
import { expect, test } from 'vitest';
import { spriteMarkup } from './sprite.ts';

const MARKUP = spriteMarkup();
const ids = [...MARKUP.matchAll(/ id="([\w-]+)"/g)].map((found) => found[1]!);

test('the sprite has every part that a card uses', () => {
  const ranks = Array.from({ length: 14 }, (_, i) => `r${i + 1}`);
  const courts = [11, 12, 13, 14].map((rank) => `m${rank}`);
  const icons = SPECIALS.map((special) => `i-${special}`);
  const used = [...ranks, ...courts, ...icons, ...SUITS, ...SPECIALS, 'p5', 'p10', 'back', 'frame', 'second'];
  expect(ids).toEqual(expect.arrayContaining(used.map((name) => `c-${name}`)));
});

test('the sprite has the letters of every language', () => {
  const known = new Set(RANKS.map(english.letter));
  for (const { letter } of [german, french, hungarian]) {
    const others = RANKS.map(letter).filter((text) => !known.has(text));
    expect(ids).toEqual(expect.arrayContaining(others.map((text) => `c-r${text}`)));
  }
});

test('the sprite defines every id only once and refers to no unknown id', () => {
  expect(new Set(ids).size).toBe(ids.length);
  const used = [...MARKUP.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map((found) => found[1]!);
  expect(used.filter((id) => !ids.includes(id))).toEqual([]);
});

test('the sprite contains only valid, short numbers', () => {
  expect(MARKUP).not.toMatch(/NaN|undefined|Infinity/);
  expect(MARKUP).not.toMatch(/\d\.\d{4}/);
});

test('the sprite is small and uses no filters, which would drop frames', () => {
  expect(MARKUP).not.toContain('<filter');
  expect(brotliCompressSync(MARKUP).length).toBeLessThan(24_000);
});
