import { MAH_JONG, suitedCard } from '@schupf/rules';
import { expect, test } from 'vitest';
import { readInput } from './input.ts';

const words = (line: string) => {
  const input = readInput(line);
  return input.type === 'lay' ? input.laying.words : input;
};

test('ranks, cards and specials are read in any case', () => {
  expect(words('5 10 x j A')).toEqual([{ rank: 5 }, { rank: 10 }, { rank: 10 }, { rank: 11 }, { rank: 14 }]);
  expect(words('s5, JX t10')).toEqual([
    { card: suitedCard('sword', 5) },
    { card: suitedCard('jade', 10) },
    { card: suitedCard('star', 10) },
  ]);
  expect(words('s7b')).toEqual([{ card: suitedCard('sword', 7, 1) }]);
  expect(words('1 mj dog PHX phoenix=10 dragon')).toEqual([
    { special: 'mah-jong', as: null },
    { special: 'mah-jong', as: null },
    { special: 'dog', as: null },
    { special: 'phoenix', as: null },
    { special: 'phoenix', as: 10 },
    { special: 'dragon', as: null },
  ]);
  expect(MAH_JONG).toBe(52);
});

test('a wish, a receiver and a bomb are said along', () => {
  expect(readInput('1 wish 8')).toMatchObject({ type: 'lay', laying: { wish: 8, bomb: false } });
  expect(readInput('dog to Jun')).toMatchObject({ type: 'lay', laying: { to: 'Jun' } });
  expect(readInput('bomb 7 7 7 7')).toMatchObject({ type: 'lay', laying: { bomb: true } });
  expect(readInput('push 2 K 3')).toMatchObject({ type: 'lay', laying: { words: { length: 3 } } });
});

test('orders stand alone', () => {
  for (const order of ['pass', 'Tichu', 'GRAND', ' quit ']) {
    expect(readInput(order)).toEqual({ type: 'order', order: order.trim().toLowerCase() });
  }
  expect(readInput('')).toEqual({ type: 'nothing' });
  expect(readInput('  , ')).toEqual({ type: 'nothing' });
});

test.each([
  'foo',
  'S1',
  '5=6',
  'dog=4',
  'PHX=',
  'PHX=1',
  'PHX=2=3',
  '1 wish',
  '1 wish dragon',
  'dog to',
  'bomb',
  'pass 5',
  '15',
  '__proto__',
])('"%s" is not clear', (line) => {
  expect(readInput(line).type).toBe('unclear');
});
