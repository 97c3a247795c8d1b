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

test('ranks may be written together', () => {
  expect(words('55')).toEqual([{ rank: 5 }, { rank: 5 }]);
  expect(words('910jqk')).toEqual([{ rank: 9 }, { rank: 10 }, { rank: 11 }, { rank: 12 }, { rank: 13 }]);
  expect(words('12')).toEqual([{ special: 'mah-jong', as: null }, { rank: 2 }]);
  expect(words('JJ')).toEqual([{ card: suitedCard('jade', 11) }]);
});

test('the Mah Jong goes by several names', () => {
  for (const name of ['1', 'mj', 'mahjong', 'Mah Jong', 'mah-jong']) {
    expect(words(name)).toEqual([{ special: 'mah-jong', as: null }]);
  }
});

test('a wish without a card is one of the Mah Jong alone', () => {
  const laying = { bomb: false, push: false, words: [{ special: 'mah-jong', as: null }], wish: 8, to: null };
  expect(readInput('wish 8')).toEqual({ type: 'lay', laying });
  expect(readInput('1 wish none')).toMatchObject({ laying: { wish: 'none' } });
});

test('words are cut short where that is clear, calls only a little', () => {
  const orders = { p: 'pass', '?': 'plays', sc: 'score', la: 'last', ru: 'rules', qu: 'quit', TIC: 'tichu' };
  for (const [line, order] of Object.entries(orders)) expect(readInput(line)).toMatchObject({ order });
  expect(readInput('h')).toMatchObject({ problem: '"h" could be hint, hand, help' });
  expect(readInput('q')).toMatchObject({ type: 'lay' });
});

test('some orders take more words, as they were typed', () => {
  expect(readInput('save My Match.schupf')).toEqual({
    type: 'order',
    order: 'save',
    rest: 'My Match.schupf',
  });
  expect(readInput('why wish2')).toMatchObject({ order: 'why', rest: 'wish2' });
});

test('garbage is named briefly and without control characters', () => {
  const input = readInput(`${'\u0007\u202e'.repeat(20)}x`);
  expect(input).toMatchObject({
    type: 'unclear',
    problem: expect.stringContaining('"????????????????????..."'),
  });
  expect(readInput('5 '.repeat(400))).toMatchObject({ problem: 'that is too long for a move' });
});

test('orders stand alone', () => {
  for (const order of ['pass', 'Tichu', 'GRAND', ' quit ']) {
    expect(readInput(order)).toEqual({ type: 'order', order: order.trim().toLowerCase(), rest: '' });
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
  'pass 5',
  '0',
  'S15',
  'h',
  'ti',
  '\u001b[2J',
  '__proto__',
])('"%s" is not clear', (line) => {
  expect(readInput(line).type).toBe('unclear');
});
