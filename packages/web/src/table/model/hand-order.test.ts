import { type Card, rulesFor } from '@schupf/rules';
import { formatCards, parseCards } from '@schupf/rules/notation';
import { describe, expect, test } from 'vitest';
import { arranged, inOrder, movedBefore, towersOf } from './hand-order.ts';

const RULES = rulesFor('nanjing');
const cards = (text: string): Card[] => parseCards(text)!;
const card = (text: string): Card => cards(text)[0]!;

describe('sorting a hand', () => {
  const hand = cards('DRG S5 MJ J5 DOG PHX SA T2');

  test.each([
    ['up', 'DOG MJ T2 J5 S5 SA PHX DRG'],
    ['down', 'DRG PHX SA S5 J5 T2 MJ DOG'],
    ['suits', 'DOG MJ J5 S5 SA T2 PHX DRG'],
    ['combinations', 'DOG MJ T2 J5 S5 SA PHX DRG'],
  ] as const)('%s', (sort, order) => {
    expect(formatCards(inOrder(hand, sort, RULES))).toBe(order);
  });

  test.each([
    ['four of a rank', 'J3 S9 J9 P9 T9 SA', 'J9 S9 P9 T9 J3 SA'],
    ['a straight of one suit', 'J2 S4 J5 S5 S6 S7 S8 SK', 'S4 S5 S6 S7 S8 J2 J5 SK'],
    [
      'the longest straight, from the Mah Jong',
      'DOG MJ J2 S2 J3 P4 T5 SK PHX',
      'MJ J2 J3 P4 T5 DOG S2 SK PHX',
    ],
    ['a bomb before a straight', 'J2 S3 P4 T5 J6 JK SK PK TK', 'JK SK PK TK J2 S3 P4 T5 J6'],
  ])('combinations first: %s', (_, hand, order) => {
    expect(formatCards(inOrder(cards(hand), 'combinations', RULES))).toBe(order);
  });
});

describe('the player’s own order', () => {
  test('is stable while cards are played', () => {
    expect(formatCards(arranged(cards('J2 J5 SA'), cards('SA J2 J9 J5'), 'up', RULES))).toBe('SA J2 J5');
  });

  test('puts a new card after the card that precedes it in the sorted hand', () => {
    expect(formatCards(arranged(cards('J2 J3 J5 J6 SA'), cards('SA J5 J3'), 'up', RULES))).toBe(
      'J2 SA J5 J6 J3',
    );
  });

  test('ends when all its cards are gone, so that the next hand is sorted automatically', () => {
    expect(formatCards(arranged(cards('SA J2'), cards('J9 J8'), 'up', RULES))).toBe('J2 SA');
    expect(formatCards(arranged(cards('SA J2'), [], 'up', RULES))).toBe('J2 SA');
  });

  test('can be changed by moving cards before another one, or to the end', () => {
    const order = cards('J2 J3 J4 J5');
    expect(formatCards(movedBefore(order, [card('J4')], card('J2')))).toBe('J4 J2 J3 J5');
    expect(formatCards(movedBefore(order, cards('J2 J3'), card('J5')))).toBe('J4 J2 J3 J5');
    expect(formatCards(movedBefore(order, [card('J2')], null))).toBe('J3 J4 J5 J2');
  });
});

test('stacks cards of the same rank; special cards and a fifth card start a new stack', () => {
  const towers = towersOf(cards('DOG MJ J5 S5 J9 S9 P9 PHX'));
  expect(towers.map(formatCards)).toEqual(['DOG', 'MJ', 'J5 S5', 'J9 S9 P9', 'PHX']);
  const twoPacks = cards('J5 S5 P5 T5').flatMap((first) => [first, (first + 56) as Card]);
  expect(towersOf(twoPacks).map(({ length }) => length)).toEqual([4, 4]);
});
