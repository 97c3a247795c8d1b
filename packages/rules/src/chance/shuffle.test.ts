import { expect, test } from 'vitest';
import { formatCards } from '../notation/cards.ts';
import { rulesFor } from '../rules.ts';
import { type Bits, chachaBlock } from './generators.ts';
import { below, bitsAt, bitsOf, isSeed, roundSeed, shuffle, shuffledPack } from './shuffle.ts';

const KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f' as const;

/** A random source that returns the given numbers. */
function drawing(...words: readonly number[]): Bits {
  const remaining = [...words];
  return () => {
    if (remaining.length === 0) throw new Error('drew too many numbers');
    return remaining.shift()!;
  };
}

test.each([
  ['xoshiro128:1', true],
  ['xoshiro128:', true],
  ['xoshiro128:a:b', true],
  [`chacha20:${KEY}`, true],
  [`chacha20:${KEY}/1`, true],
  [`chacha20:${KEY}/0`, false],
  [`chacha20:${KEY}/01`, false],
  [`chacha20:${KEY}/`, false],
  [`chacha20:${KEY}/1234567890`, false],
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

test('every round of a match has a different shuffle, with either algorithm', () => {
  for (const match of ['xoshiro128:monday', `chacha20:${KEY}`] as const) {
    const packs = [match, roundSeed(match, 1), roundSeed(match, 2)].map((seed) =>
      formatCards(shuffledPack(rulesFor('nanjing'), seed)),
    );
    expect(new Set(packs).size).toBe(3);
  }
});

test('the stream number is the first word of the nonce', () => {
  const words = [...Array(8).keys()].map((word) => 0x03020100 + word * 0x04040404);
  const bits = bitsOf(`chacha20:${KEY}/7`)!;
  expect(bits()).toBe(chachaBlock(words, 0, [7, 0, 0])[0]! | 0);
});

test('shuffledPack throws for a text that is not a seed', () => {
  expect(() => shuffledPack(rulesFor('nanjing'), 'dice:6')).toThrow('not a seed');
});

/** 2^32 is not a multiple of ten: six draws are discarded, one from each of six of the ten intervals. */
test.each([
  ['discards the lowest draw in an interval with one draw too many', 10, [0, 1], 0],
  ['discards the lowest draw in the second interval too', 10, [429_496_730, 429_496_731], 1],
  ['keeps the lowest draw in an interval of the right size', 10, [858_993_460], 2],
  ['keeps the highest draw in an interval with one draw too many', 10, [858_993_459], 1],
  ['keeps the highest draw of all', 10, [0xffff_ffff], 9],
  ['discards several draws in a row', 10, [0, 429_496_730, 0, 0x8000_0001], 5],
  ['discards nothing if the limit is a power of two', 16, [0], 0],
  ['keeps the highest draw if the limit is a power of two', 16, [0xffff_ffff], 15],
  ['has only one answer for a single item', 1, [0xffff_ffff], 0],
  ['accepts signed words', 10, [-1], 9],
  ['covers a whole pack', 56, [0xffff_ffff], 55],
])('below: %s', (_, limit, draws, expected) => {
  expect(below(limit, drawing(...draws))).toBe(expected);
});

test('a shuffle chooses among all remaining items, including the one to be replaced', () => {
  const highest = () => 0xffff_ffff;
  expect(shuffle(['a', 'b', 'c', 'd'], highest)).toEqual(['a', 'b', 'c', 'd']);
  const lowest = () => 3;
  expect(shuffle(['a', 'b', 'c', 'd'], lowest)).toEqual(['b', 'c', 'd', 'a']);
});

/** Records may store a seed instead of the cards. If these orders changed, old records would deal different hands. */
test.each([
  ['nanjing', 4, 'xoshiro128:1', 'S8 J6 S9 P5 P7 J9 JQ SX SA SQ JK DOG T8 TK MJ P6 T9 JX TA P2'],
  ['nanjing', 4, `chacha20:${KEY}`, 'J2 P9 TA SJ P6 JA JK DOG J6 J4 S4 JJ J9 TJ SX TK MJ T2 PJ SQ'],
  ['grandseigneur', 5, 'xoshiro128:1', 'S8 SJ S5 J9 T8 P4 PK J8 TK TQ JX MJ SQ T5 P7 P9 T9 JQ P2 S4'],
  ['grandseigneur', 5, `chacha20:${KEY}`, 'J2 J6 S7 TK S4 JX DRG SK TQ J4 SJ TX PJ T5 PK JJ T2 MJ JQ J9'],
  [
    'grandseigneur',
    7,
    'xoshiro128:1',
    'J8 P7b J3b P3b T2b J9 J7b P8b S2b P6 T7 P5b S3b J6b J8b J2b PHX S4 SA P4b',
  ],
  [
    'grandseigneur',
    7,
    `chacha20:${KEY}`,
    'TX P3b PQ S8 P8b P8 T6b S3 P5 TK P2 PHXb TAb J2 SX P4 J8 J7 TQb SQb',
  ],
  ['let', 5, 'xoshiro128:1', 'T7 DOG SA P2b T8 TJb SJb TAb T3b TKb J3b MJ J5b P6b PHX TJ S4 P6 P5b J8'],
  ['let', 5, `chacha20:${KEY}`, 'SQ J8 SQb S8 T5b J5 TQ SXb PK P2 S6b TQb J2 J4b PQb S3 T6 S7 T2b J9'],
] as const)('%s with %i players always deals the same cards from %s', (variant, players, seed, order) => {
  const rules = rulesFor(variant, {}, players);
  const pack = shuffledPack(rules, seed);
  expect(formatCards(pack.slice(0, 20))).toBe(order);
  expect(pack.toSorted((a, b) => a - b)).toEqual(rules.pack);
});

test('games with the same cards get the same order from the same seed', () => {
  const [nanjing, ...others] = (['nanjing', 'trichu', 'wuwang', 'tientsin'] as const).map((variant) =>
    formatCards(shuffledPack(rulesFor(variant), 'xoshiro128:7')),
  );
  expect(others).toEqual([nanjing, nanjing, nanjing]);
});

test('bits at a place are a word of the ChaCha20 block with that place as its nonce', () => {
  const key = [
    0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c, 0x13121110, 0x17161514, 0x1b1a1918, 0x1f1e1d1c,
  ];
  for (const place of [
    [0, 0, 0],
    [1, 7, 3],
    [1, 3, 7],
    [2, 4_294_967_295, 0],
  ] as const)
    expect(bitsAt(`chacha20:${KEY}`, place)).toBe(chachaBlock(key, 0, place)[0]! | 0);
});

test('any other text also has bits at every place', () => {
  const drawn = ['', 'a', 'b'].map((seed) => bitsAt(seed, [1, 2, 3]));
  expect(new Set(drawn).size).toBe(3);
  expect(bitsAt('a', [1, 2, 3])).toBe(drawn[1]);
  expect(bitsAt('a', [1, 3, 2])).not.toBe(drawn[1]);
});
