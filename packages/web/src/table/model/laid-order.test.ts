import { phoenixRanks, readingsOf, rulesFor } from '@schupf/rules';
import { formatCards, parseCards } from '@schupf/rules/notation';
import { expect, test } from 'vitest';
import { laidInOrder } from './laid-order.ts';

function laid(text: string): string {
  const readings = readingsOf(parseCards(text)!, null, rulesFor('nanjing'));
  const play = readings.at(-1)!;
  const { kind, size, height } = play;
  const laid = { kind, size, height, cards: play.cards.toArray(), phoenixAs: phoenixRanks(play) };
  return laidInOrder(laid)
    .map(({ card, as }) => `${formatCards([card])}${as === null ? '' : `=${as}`}`)
    .join(' ');
}

test('a Phoenix lies in the gap it fills and says as what', () => {
  expect(laid('S7 J8 PHX SX SJ PQ JK')).toBe('S7 J8 PHX=9 SX SJ PQ JK');
});

test('a straight begins with the Mah Jong', () => {
  expect(laid('S2 J3 MJ P4 T5')).toBe('MJ S2 J3 P4 T5');
});

test('alone a Phoenix stands for itself', () => {
  expect(laid('PHX')).toBe('PHX');
});
