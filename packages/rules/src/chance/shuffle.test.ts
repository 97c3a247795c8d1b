import { expect, test } from 'vitest';
import { formatCards } from '../notation/cards.ts';
import { rulesFor } from '../rules.ts';
import type { Bits } from './generators.ts';
import { below, bitsOf, isSeed, shuffle, shuffledPack } from './shuffle.ts';

const KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f' as const;

/** A source that draws what it is told. */
function drawing(...words: readonly number[]): Bits {
  const left = [...words];
  return () => left.shift()!;
}

test.each([
  ['xoshiro128:1', true],
  ['xoshiro128:', true],
  ['xoshiro128:a:b', true],
  [`chacha20:${KEY}`, true],
  [`chacha20:${KEY.toUpperCase()}`, false],
  [`chacha20:${KEY.slice(1)}`, false],
  [`chacha20:${KEY}0`, false],
  [`chacha20:${KEY}\n`, false],
  ['chacha20:', false],
  ['chacha20', false],
  ['xoshiro128', false],
  ['Xoshiro128:1', false],
  ['mt19937:1', false],
  [':1', false],
  ['', false],
])('isSeed(%j) is %s', (text, expected) => {
  expect(isSeed(text)).toBe(expected);
  expect(bitsOf(text) !== null).toBe(expected);
});

test('a seed that is none is a bug of the caller', () => {
  expect(() => shuffledPack(rulesFor('nanjing'), 'dice:6')).toThrow('not a seed');
});

test.each([
  ['the lowest draw', 10, [0], 0],
  ['the last draw below the last full multiple', 10, [4_294_967_289], 9],
  ['the first draw beyond it is thrown away', 10, [4_294_967_290, 7], 7],
  ['and so is the highest', 10, [0xffff_ffff, 0xffff_ffff, 3], 3],
  ['a power of two throws nothing away', 16, [0xffff_ffff], 15],
  ['one item needs no choice', 1, [0xffff_ffff], 0],
  ['a limit just above half throws away nearly half', 0x8000_0001, [0x8000_0001, 0x8000_0000], 0x8000_0000],
  ['the whole range', 0x1_0000_0000, [0xffff_ffff], 0xffff_ffff],
])('below: %s', (_, limit, draws, expected) => {
  expect(below(limit, drawing(...draws))).toBe(expected);
});

test('a shuffle draws from the whole range that is left, the item itself included', () => {
  expect(shuffle(['a', 'b', 'c', 'd'], drawing(3, 2, 1))).toEqual(['a', 'b', 'c', 'd']);
  expect(shuffle(['a', 'b', 'c', 'd'], drawing(0, 0, 0))).toEqual(['b', 'c', 'd', 'a']);
});

/** Records keep a seed, not a pack: if one of these orders changes, old records deal other hands. */
test.each([
  ['nanjing', 4, 'xoshiro128:1', 'PA TK DRG PQ S5 P5 JA TX PHX P2 SK S2 T7 P6 T5 JK S6 P3 PX P8'],
  ['nanjing', 4, `chacha20:${KEY}`, 'J6 TA T6 S4 JJ TK TJ S7 T2 JA DRG SJ J8 T5 JQ TX DOG T4 J2 J9'],
  ['grandseigneur', 5, 'xoshiro128:1', 'TA T8 PJ S4 T2 T4 T9 JQ PA T5 P9 P8 J9 PK S5 S6 JA J4 S7 P4'],
  ['grandseigneur', 5, `chacha20:${KEY}`, 'DRG TQ PX SQ T8 SJ J5 T6 P9 S3 P3 S7 TJ J3 PJ P5 TK JJ MJ T7'],
  ['grandseigneur', 7, 'xoshiro128:1', 'SQb P3 S6 JKb J5 S7b P9b P4 S5 S7 S3 JX JQb SQ SX S9 J2b TQb TA PAb'],
  [
    'grandseigneur',
    7,
    `chacha20:${KEY}`,
    'SAb PJb SK T8b JKb TQb JAb P4 J9b JQb T5b PKb J3b JK J2 P6 SJb SKb T9b S8',
  ],
  ['let', 5, 'xoshiro128:1', 'J4b J9 TQ PXb PQ DOG S8b P2b SKb TK P7 JK S4b S4 P3 T9 JA J2 P9 PJb'],
  ['let', 5, `chacha20:${KEY}`, 'J4 TA SQ JJ PK T2 T2b TK P5b P9b S7b TX T8b T6 SKb PAb TJb SAb S5 MJ'],
] as const)('%s for %i deals the same first cards for ever: %s', (variant, players, seed, order) => {
  const rules = rulesFor(variant, {}, players);
  const pack = shuffledPack(rules, seed);
  expect(formatCards(pack.slice(0, 20))).toBe(order);
  expect(pack.toSorted((a, b) => a - b)).toEqual(rules.pack);
});

test('games with the same cards share the order', () => {
  const [nanjing, ...others] = (['nanjing', 'trichu', 'wuwang', 'tientsin'] as const).map((variant) =>
    formatCards(shuffledPack(rulesFor(variant), 'xoshiro128:7')),
  );
  expect(others).toEqual([nanjing, nanjing, nanjing]);
});
