import { MAH_JONG, RANKS, suitedCard } from '@schupf/rules';
import { formatRank } from '@schupf/rules/notation';
import { describe, expect, test } from 'vitest';
import { COMMANDS, readInput as readWith, Vocabulary } from '../src/index.ts';
import { ALL } from './complete-phrasebooks.ts';

const VOCABULARY = new Vocabulary(ALL.en.commands, ALL.en.cards);
const readInput = (line: string) => readWith(line, VOCABULARY);

const words = (line: string) => {
  const input = readInput(line);
  return input.type === 'cards' ? input.typed.words : input;
};

test('ranks, cards and special cards may be typed in capitals or small letters', () => {
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

test('a line can also name a wish, a player or a bomb', () => {
  expect(readInput('1 wish 8')).toMatchObject({ type: 'cards', typed: { wish: 8, bomb: false } });
  expect(readInput('dog to Jun')).toMatchObject({ type: 'cards', typed: { to: 'Jun' } });
  expect(readInput('bomb 7 7 7 7')).toMatchObject({ type: 'cards', typed: { bomb: true } });
  expect(readInput('push 2 K 3')).toMatchObject({ type: 'cards', typed: { words: { length: 3 } } });
});

test('ranks can be typed without spaces', () => {
  expect(words('55')).toEqual([{ rank: 5 }, { rank: 5 }]);
  expect(words('910jqk')).toEqual([{ rank: 9 }, { rank: 10 }, { rank: 11 }, { rank: 12 }, { rank: 13 }]);
  expect(words('12')).toEqual([{ special: 'mah-jong', as: null }, { rank: 2 }]);
  expect(words('JJ')).toEqual([{ card: suitedCard('jade', 11) }]);
});

test('the Mah Jong has several names', () => {
  for (const name of ['1', 'mj', 'mahjong', 'Mah Jong', 'mah-jong']) {
    expect(words(name)).toEqual([{ special: 'mah-jong', as: null }]);
  }
});

test('a wish without cards means the Mah Jong alone', () => {
  const typed = { bomb: false, push: false, words: [{ special: 'mah-jong', as: null }], wish: 8, to: null };
  expect(readInput('wish 8')).toEqual({ type: 'cards', typed });
  expect(readInput('1 wish none')).toMatchObject({ typed: { wish: 'none' } });
});

test('commands can be abbreviated if that is unambiguous, but calls need three letters', () => {
  const short = { p: 'pass', '?': 'plays', sc: 'score', la: 'last', ru: 'rules', qu: 'quit', TIC: 'tichu' };
  for (const [line, command] of Object.entries(short)) expect(readInput(line)).toMatchObject({ command });
  expect(readInput('h')).toMatchObject({
    problem: { code: 'ambiguous', commands: ['hint', 'hand', 'help'] },
  });
  expect(readInput('q')).toMatchObject({ type: 'cards' });
});

test('some commands take an argument, exactly as typed', () => {
  expect(readInput('save My Match.schupf')).toEqual({
    type: 'command',
    command: 'save',
    argument: 'My Match.schupf',
  });
  expect(readInput('why wish2')).toMatchObject({ command: 'why', argument: 'wish2' });
});

test('a long unknown word is shortened, and a line that is too long is refused', () => {
  expect(readInput(`${'?'.repeat(40)}x`)).toMatchObject({
    problem: { code: 'unknown', word: `${'?'.repeat(20)}…` },
  });
  expect(readInput('5 '.repeat(400))).toMatchObject({ problem: { code: 'too-long' } });
});

test('commands may be typed in capitals or small letters, and an empty line means nothing', () => {
  for (const command of ['pass', 'Tichu', 'GRAND', ' quit ']) {
    expect(readInput(command)).toEqual({
      type: 'command',
      command: command.trim().toLowerCase(),
      argument: '',
    });
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
])('"%s" is unclear', (line) => {
  expect(readInput(line).type).toBe('unclear');
});

describe.each(Object.entries(ALL))('%s', (_, { commands, cards }) => {
  const vocabulary = new Vocabulary(commands, cards);
  const read = (line: string) => readWith(line, vocabulary);

  test('understands every command in this language and in English', () => {
    for (const command of COMMANDS) {
      for (const word of [...commands.names[command], ...ALL.en.commands.names[command]])
        expect(read(word), word).toEqual({ type: 'command', command, argument: '' });
    }
  });

  test('no word has two meanings', () => {
    const { names, ...kinds } = commands;
    const words = [...Object.values(names), ...Object.values(kinds)].flat();
    expect(new Set(words).size).toBe(words.length);
  });

  test('ranks can be typed as on the cards or as in the notation', () => {
    for (const rank of RANKS) {
      for (const text of [cards.letter(rank), cards.rank(rank), rank === 10 ? 'X' : formatRank(rank)])
        expect(vocabulary.readCards(text), text).toEqual([{ rank }]);
    }
    const queen = cards.letter(12);
    expect(vocabulary.readCards(`S${queen}`)).toEqual([{ card: suitedCard('sword', 12) }]);
    expect(vocabulary.readCards(`${queen}${queen}5`)).toEqual([{ rank: 12 }, { rank: 12 }, { rank: 5 }]);
  });

  test('special cards can be typed by name', () => {
    for (const [special, name] of Object.entries(cards.specials))
      expect(read(name), name).toMatchObject({ typed: { words: [{ special, as: null }] } });
  });

  test('understands a player, a wish, no wish, a bomb and a push', () => {
    const { dog } = cards.specials;
    expect(read(`${dog} ${vocabulary.word('to')} Jun`)).toMatchObject({ typed: { to: 'Jun' } });
    expect(read(`1 ${vocabulary.word('wish')} 8`)).toMatchObject({ typed: { wish: 8 } });
    expect(read(`1 ${vocabulary.word('wish')} ${vocabulary.word('none')}`)).toMatchObject({
      typed: { wish: 'none' },
    });
    expect(read(`${vocabulary.word('bomb')} 7 7 7 7`)).toMatchObject({ typed: { bomb: true } });
    expect(read(`${vocabulary.word('push')} 2 ${cards.letter(12)} 4`)).toMatchObject({
      typed: { push: true, words: [{ rank: 2 }, { rank: 12 }, { rank: 4 }] },
    });
  });
});
