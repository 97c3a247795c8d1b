import { cards } from '@schupf/phrasebook/en/cards';
import { RANKS, suitedCard } from '@schupf/rules';
import { expect, test } from 'vitest';
import { columnsOf, padEnd, widthOf, wrap } from './layout.ts';
import { Paint } from './paint.ts';

const RED = '\u001b[31m';
const END = '\u001b[0m';

test('escape codes take no columns, wide characters take two', () => {
  expect(widthOf(`${RED}S5${END}`)).toBe(2);
  expect(widthOf('李')).toBe(2);
  expect(widthOf('e\u0301')).toBe(1);
  expect(padEnd(`${RED}a${END}`, 3)).toBe(`${RED}a${END}  `);
});

test('lines are broken between words and indented', () => {
  expect(wrap('one two three four', 9, 2)).toBe('one two\n  three\n  four');
  expect(wrap('short', 9, 2)).toBe('short');
  expect(wrap('  an indent stays', 10, 4)).toBe('  an\n    indent\n    stays');
  expect(wrap('unbreakableword x', 5)).toBe('unbreakableword\nx');
});

test('lines are not broken inside coloured text', () => {
  expect(wrap(`${RED} S5 ${END} ${RED} T5 ${END}`, 6)).toBe(`${RED} S5 ${END}\n${RED} T5 ${END}`);
});

test.each([false, true])('no card in a hand is split between lines (colours: %s)', (colours) => {
  const hand = RANKS.flatMap((rank) => [suitedCard('jade', rank), suitedCard('star', rank)]);
  const text = new Paint(colours, cards).hand(hand);
  for (let columns = 24; columns <= 120; columns++) {
    const lines = wrap(`  ${text}`, columns, 2).split('\n');
    expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(columns);
    const found = lines.join(' ').match(/\b[JT][2-9XJQKA]\b/g);
    expect(found).toHaveLength(hand.length);
  }
});

test('aligns columns, and leaves out empty columns', () => {
  const rows = [
    ['a', '', '1', 'x'],
    ['bbb', '', '10', ''],
  ];
  expect(columnsOf(rows, 80, [2])).toBe('a     1  x\nbbb  10');
});
