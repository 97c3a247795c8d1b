import { phrases as de } from '@schupf/phrasebook/de/index';
import { phrases as en } from '@schupf/phrasebook/en/index';
import { phrases as fr } from '@schupf/phrasebook/fr/index';
import { phrases as hu } from '@schupf/phrasebook/hu/index';
import { formatCards, parseCards } from '@schupf/rules/notation';
import { describe, expect, test } from 'vitest';
import { readLine, vocabularyOf } from './command-line.ts';

const HAND = parseCards('DOG MJ S5 J5 P6 T7 S8 J9 SX SJ SQ SK PHX DRG')!;

function read(line: string, language: Pick<typeof en, 'commands' | 'cards'> = en): string {
  const parsed = readLine(line, HAND, vocabularyOf(language));
  return 'cards' in parsed
    ? `${parsed.type} ${formatCards(parsed.cards)}${'wish' in parsed && parsed.wish ? ` wish ${parsed.wish}` : ''}`
    : parsed.type;
}

describe('a typed command', () => {
  test.each([
    ['5 5', 'play S5 J5'],
    ['play 10 j q k', 'play SX SJ SQ SK'],
    ['X', 'play SX'],
    ['1 wish 8', 'play MJ wish 8'],
    ['mj 5 6 7 8', 'play MJ S5 P6 T7 S8'],
    ['dog', 'play DOG'],
    ['phx', 'play PHX'],
    ['D', 'play DRG'],
    ['push 5 6 k', 'push S5 P6 SK'],
    ['pass', 'pass'],
    [' P ', 'pass'],
    ['tichu', 'call'],
    ['take', 'take'],
    ['hint', 'hint'],
  ])('%s', (line, expected) => {
    expect(read(line)).toBe(expected);
  });

  test.each(['', 'a', '5 5 5', 'fly', 'pass now', '1 wish', '1 wish dragon', 'push 5 wish 6'])(
    'is rejected if it means nothing: %j',
    (line) => {
      expect(read(line)).toBe('unclear');
    },
  );

  test('may use the letters of the language or of the notation', () => {
    expect(read('b', de)).toBe('play SJ');
    expect(read('j', de)).toBe('play SJ');
  });

  test.each([
    ['schupf 5 D 6', de],
    ['push 5 d 6', de],
    ['don 5 D 6', fr],
    ['csere 5 D 6', hu],
  ])('can call the queen D where the language does: %s', (line, language) => {
    expect(read(line, language)).toBe('push S5 SQ P6');
  });

  test.each([
    ['1 wunsch 8', de],
    ['1 vœu 8', fr],
    ['1 voeu 8', fr],
    ['veréb kér 8', hu],
    ['vereb ker 8', hu],
    ['mah jong wunsch 8', de],
  ])('may use the words of the language: %s', (line, language) => {
    expect(read(line, language)).toBe('play MJ wish 8');
  });

  test('can pass in every language', () => {
    expect([read('passe', de), read('passe', fr), read('passz', hu), read('pass', hu)]).toEqual(
      new Array(4).fill('pass'),
    );
  });
});
