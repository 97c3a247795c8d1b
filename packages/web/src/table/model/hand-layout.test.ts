import type { Card } from '@schupf/rules';
import { formatCards, parseCards } from '@schupf/rules/notation';
import { describe, expect, test } from 'vitest';
import { columnsOf, groupsOf, layoutFor, positionsOf } from './hand-layout.ts';

const cards = (text: string): Card[] => parseCards(text)!;
const FOURTEEN = cards('DOG MJ J2 S3 P4 T5 J6 S7 P8 T9 JX SJ PQ TK');
const PHONE = { isNarrow: true };
const DESK = { isNarrow: false };

describe('the layout of a hand', () => {
  test.each([
    ['auto', FOURTEEN, PHONE, 'rows'],
    ['auto', FOURTEEN, DESK, 'fan'],
    ['auto', FOURTEEN.slice(0, 9), PHONE, 'fan'],
    ['rows', FOURTEEN, DESK, 'rows'],
    ['rows', FOURTEEN.slice(0, 9), DESK, 'fan'],
    ['fan', FOURTEEN, PHONE, 'fan'],
    ['stacks', FOURTEEN, PHONE, 'stacks'],
    ['stacks', FOURTEEN.slice(0, 3), DESK, 'stacks'],
  ] as const)('%s', (chosen, hand, room, layout) => {
    expect(layoutFor(chosen, hand, room)).toBe(layout);
  });

  test('uses rows for a hand that is too wide for a phone', () => {
    const fifteen = [...FOURTEEN, ...cards('PHX')];
    for (const chosen of ['fan', 'stacks'] as const) {
      expect(layoutFor(chosen, fifteen, PHONE)).toBe('rows');
      expect(layoutFor(chosen, fifteen, DESK)).toBe(chosen);
    }
  });
});

describe('the position of a card', () => {
  test('in stacks, each rank is a column with its last card in front', () => {
    const hand = cards('MJ J2 S2 J5 S5 P5');
    expect(positionsOf('stacks', hand).map(({ column, level }) => [column, level])).toEqual([
      [0, 0],
      [1, 1],
      [1, 0],
      [2, 2],
      [2, 1],
      [2, 0],
    ]);
    expect(columnsOf('stacks', hand)).toBe(3);
    expect(groupsOf('stacks', hand).map(formatCards)).toEqual(['MJ', 'J2 S2', 'J5 S5 P5']);
  });

  test('rows have seven columns, or more for more than fourteen cards', () => {
    expect(columnsOf('rows', FOURTEEN.slice(0, 10))).toBe(7);
    expect(columnsOf('rows', [...FOURTEEN, ...cards('PHX DRG SA')])).toBe(9);
    const positions = positionsOf('rows', FOURTEEN);
    expect(positions[6]).toMatchObject({ column: 6, level: 1 });
    expect(positions[7]).toMatchObject({ column: 0, level: 0 });
  });

  test('in a fan, every card has its own column', () => {
    expect(positionsOf('fan', cards('J5 S5')).map(({ column }) => column)).toEqual([0, 1]);
  });
});
