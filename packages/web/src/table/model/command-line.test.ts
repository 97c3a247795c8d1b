import type { Rank } from '@schupf/rules';
import { formatCards, parseCards } from '@schupf/rules/notation';
import { describe, expect, test } from 'vitest';
import { table as germanTable } from '../../i18n/de/table.ts';
import { table } from '../../i18n/en/table.ts';
import { readLine } from './command-line.ts';

const HAND = parseCards('DOG MJ S5 J5 P6 T7 S8 J9 SX SJ SQ SK PHX DRG')!;
const german = (rank: Rank) => ({ 11: 'B', 12: 'D', 13: 'K', 14: 'A' })[rank as number] ?? String(rank);
const english = (rank: Rank) => ({ 11: 'J', 12: 'Q', 13: 'K', 14: 'A' })[rank as number] ?? String(rank);
const IN_ENGLISH = { letterOf: english, typed: table.typed };
const IN_GERMAN = { letterOf: german, typed: germanTable.typed };

function laid(line: string, language = IN_ENGLISH): string {
  const read = readLine(line, HAND, language);
  return 'cards' in read
    ? `${read.type} ${formatCards(read.cards)}${'wish' in read && read.wish ? ` wish ${read.wish}` : ''}`
    : read.type;
}

describe('a typed line', () => {
  test.each([
    ['5 5', 'lay S5 J5'],
    ['play 10 j q k', 'lay SX SJ SQ SK'],
    ['X', 'lay SX'],
    ['1 wish 8', 'lay MJ wish 8'],
    ['mj 5 6 7 8', 'lay MJ S5 P6 T7 S8'],
    ['dog', 'lay DOG'],
    ['phx', 'lay PHX'],
    ['D', 'lay DRG'],
    ['push 5 6 k', 'push S5 P6 SK'],
    ['pass', 'pass'],
    [' P ', 'pass'],
    ['tichu', 'call'],
    ['take', 'take'],
    ['hint', 'hint'],
  ])('%s', (line, comes) => {
    expect(laid(line)).toBe(comes);
  });

  test.each(['', 'a', '5 5 5', 'fly', 'pass now', '1 wish', '1 wish dragon', 'push 5 wish 6', '5 wish 6 7'])(
    'that means nothing: %j',
    (line) => {
      expect(laid(line)).toBe('unclear');
    },
  );

  test('may use the letters of the language, and those of the notation', () => {
    expect(laid('b', IN_GERMAN)).toBe('lay SJ');
    expect(laid('j', IN_GERMAN)).toBe('lay SJ');
  });

  test('means the queen by the letter of the queen, not the Dragon', () => {
    expect(laid('schupf 5 D 6', IN_GERMAN)).toBe('push S5 SQ P6');
    expect(laid('drg', IN_GERMAN)).toBe('lay DRG');
  });

  test('may use the words of the language or the English ones, with or without capitals and accents', () => {
    expect(laid('1 Wunsch 8', IN_GERMAN)).toBe('lay MJ wish 8');
    expect(laid('1 wish 8', IN_GERMAN)).toBe('lay MJ wish 8');
    expect(laid('gross', IN_GERMAN)).toBe('call');
    expect(laid('groß', IN_GERMAN)).toBe('call');
    expect(laid('passe', IN_GERMAN)).toBe('pass');
  });
});
