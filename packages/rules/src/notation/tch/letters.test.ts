import { expect, test } from 'vitest';
import { type Card, RANKS } from '../../card.ts';
import { rulesFor } from '../../rules.ts';
import {
  formatTchCard,
  formatTchRank,
  inWrittenOrder,
  isInWrittenOrder,
  parseTchCard,
  parseTchRank,
} from './letters.ts';

function cards(text: string): Card[] {
  return text.split(' ').map((word) => parseTchCard(word)!);
}

function names(list: readonly Card[]): string {
  return list.map(formatTchCard).join(' ');
}

test('every formatted card and rank parses back to the original', () => {
  const { pack } = rulesFor('nanjing');
  expect(new Set(pack.map(formatTchCard)).size).toBe(pack.length);
  for (const card of pack) expect(parseTchCard(formatTchCard(card))).toBe(card);
  for (const rank of RANKS) expect(parseTchRank(formatTchRank(rank))).toBe(rank);
});

test.each(['', 'S', 'S1', 'S11', 's2', 'S2 ', 'MA', 'X5', 'BB10'])('%o is not a card', (word) => {
  expect(parseTchCard(word)).toBeNull();
});

test.each(['', '1', '11', 'J', 'Ma', '02'])('%o is not a rank', (word) => {
  expect(parseTchRank(word)).toBeNull();
});

test('hands are written from Dragon to Dog, plays with the Phoenix at its rank', () => {
  expect(names(inWrittenOrder(cards('Hu S2 Ma GA B2 Ph Dr')))).toBe('Dr Ph GA S2 B2 Ma Hu');
  expect(names(inWrittenOrder(cards('Ma S2 B4 Ph R5'), 3))).toBe('R5 B4 Ph S2 Ma');
});

test('the position of the Phoenix fits some ranks but not others', () => {
  const middle = cards('G8 S8 Ph B7 S7');
  expect([7, 8, 9].map((rank) => isInWrittenOrder(middle, rank as 7 | 8 | 9))).toEqual([true, true, false]);
});
