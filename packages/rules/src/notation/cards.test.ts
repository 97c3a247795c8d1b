import { describe, expect, test } from 'vitest';
import { CARD_LIMIT, type Card, RANKS } from '../card.ts';
import type { Play } from '../combination/combination.ts';
import { readingsOf } from '../combination/readings.ts';
import { rulesFor } from '../rules.ts';
import {
  formatCard,
  formatCards,
  formatPlay,
  formatRank,
  formatSeat,
  parseCard,
  parseCards,
  parsePlayedCards,
  parseRank,
  parseSeat,
} from './cards.ts';

const ALL = Array.from({ length: CARD_LIMIT }, (_, card) => card as Card);

test('every card of both packs has a unique text that parses back to the card', () => {
  const texts = ALL.map(formatCard);
  expect(texts.map(parseCard)).toEqual(ALL);
  expect(new Set(texts).size).toBe(CARD_LIMIT);
  expect(parseCards(formatCards(ALL))).toEqual(ALL);
});

test('formatted ranks and seats parse back to the originals', () => {
  expect(RANKS.map(formatRank).join('')).toBe('23456789XJQKA');
  expect(RANKS.map(formatRank).map(parseRank)).toEqual(RANKS);
  for (let seat = 0; seat < 12; seat++) expect(parseSeat(formatSeat(seat))).toBe(seat);
});

test.each([
  [0, 'J2'],
  [35, 'TX'],
  [51, 'TA'],
  [52, 'MJ'],
  [53, 'DOG'],
  [54, 'PHX'],
  [55, 'DRG'],
  [56, 'J2b'],
  [111, 'DRGb'],
])('card %i is written %s', (card, text) => {
  expect(formatCard(card as Card)).toBe(text);
});

test.each([
  '',
  ' ',
  'S',
  'S1',
  'S10',
  'SXX',
  's5',
  'Sx',
  'X5',
  '5S',
  'S5B',
  'S5bb',
  'b',
  'MJbb',
  'mj',
  'PHX=5',
  'S5 ',
])('%j is not a card', (text) => {
  expect(parseCard(text)).toBeNull();
});

test.each(['', '1', '10', 'x', 'B', '0', 'AK'])('%j is not a rank', (text) => {
  expect(parseRank(text)).toBeNull();
});

test.each(['', 'M', 'a', 'AB', '1'])('%j is not a seat', (text) => {
  expect(parseSeat(text)).toBeNull();
});

describe('cards played together', () => {
  test.each([
    ['', [], []],
    ['S5 J5', ['S5', 'J5'], []],
    ['PHX', ['PHX'], []],
    ['PHX=5 S5', ['PHX', 'S5'], [5]],
    ['PHXb=A PHX=2 S3', ['PHXb', 'PHX', 'S3'], [14, 2]],
  ] as const)('are parsed from %j', (text, cards, phoenixAs) => {
    expect(parsePlayedCards(text)).toEqual({ cards: cards.map((card) => parseCard(card)), phoenixAs });
  });

  test.each([
    ['the same card twice', 'S5 S5'],
    ['two spaces', 'S5  J5'],
    ['a space at the end', 'S5 '],
    ['a tab', 'S5\tJ5'],
    ['a rank for a natural card', 'S5=6 J6'],
    ['a rank for the Dragon', 'DRG=9'],
    ['an invalid rank', 'PHX=1 S5'],
    ['no rank after the equals sign', 'PHX= S5'],
    ['two ranks', 'PHX=5=6 S5'],
    ['an unknown word', 'S5 joker'],
  ])('cannot be parsed from a text with %s', (_, text) => {
    expect(parsePlayedCards(text)).toBeNull();
  });

  test('may declare a rank, but a plain list of cards may not', () => {
    expect(parseCards('S5 PHX=5')).toBeNull();
    expect(parseCards('S5 PHX')).toHaveLength(2);
  });
});

test.each([
  ['nanjing', 'S5 PHX', ['S5 PHX=5']],
  ['nanjing', 'PHX', ['PHX']],
  ['nanjing', 'S5 J5 S6 J6 PHX', ['J5 S5 J6 S6 PHX=5', 'J5 S5 J6 S6 PHX=6']],
  ['nanjing', 'S5 J6 S7 J8 PHX', ['S5 J6 S7 J8 PHX=4', 'S5 J6 S7 J8 PHX=9']],
  ['grandseigneur', 'S5 S6 PHX PHXb', ['S5 S6 PHX=5 PHXb=6']],
] as const)('%s: every reading of %s can be written and parsed back', (variant, text, written) => {
  const rules = rulesFor(variant, variant === 'grandseigneur' ? { decks: 2 } : {});
  const readings: Play[] = readingsOf(parseCards(text)!, null, rules);
  expect(readings.map(formatPlay).sort()).toEqual([...written].sort());
  for (const reading of readings) {
    const played = parsePlayedCards(formatPlay(reading))!;
    expect(played.cards.toSorted((a, b) => a - b)).toEqual(reading.cards.toArray());
    expect(played.phoenixAs).toEqual([reading.phoenixAs, reading.phoenixAs2].filter((rank) => rank !== 0));
  }
});
