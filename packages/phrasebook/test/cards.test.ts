import {
  CARD_LIMIT,
  type Card,
  combinationOf,
  DRAGON,
  EMPTY_TABLE,
  KINDS,
  type PlainPlay,
  RANKS,
} from '@schupf/rules';
import { parseCards } from '@schupf/rules/notation';
import { describe, expect, test } from 'vitest';
import { ALL } from './complete-phrasebooks.ts';

const { en, de, fr, hu } = ALL;

function playOf(kind: PlainPlay['kind'], rank: number, text: string, phoenixAs: PlainPlay['phoenixAs'] = []) {
  const cards = parseCards(text)!;
  return { kind, size: cards.length, height: rank * 2, cards, phoenixAs };
}

const PLAYS: readonly PlainPlay[] = [
  playOf('single', 5, 'J5'),
  playOf('single', 8.5, 'PHX'),
  playOf('single', 16, 'DRG'),
  playOf('pair', 5, 'J5 S5'),
  playOf('triple', 13, 'JK SK PHX', [13]),
  playOf('stairs', 6, 'J5 S5 J6 S6'),
  playOf('triple-stairs', 6, 'J5 S5 T5 J6 S6 T6'),
  playOf('full', 12, 'JQ SQ TQ J3 PHX', [3]),
  playOf('straight', 5, 'MJ J2 S3 J4 PHX', [5]),
  playOf('bomb4', 7, 'J7 S7 P7 T7'),
  playOf('bombS', 14, 'JX JJ JQ JK JA'),
  playOf('dog', 0, 'DOG'),
];

describe.each(Object.entries(ALL))('%s', (_, { cards, refusals }) => {
  const allCards = Array.from({ length: CARD_LIMIT }, (_, card) => card as Card);

  test('every card has a unique name, and every rank a unique letter', () => {
    expect(new Set(allCards.map(cards.cardName)).size).toBe(CARD_LIMIT);
    expect(new Set(RANKS.map(cards.letter)).size).toBe(RANKS.length);
    expect(new Set(RANKS.map(cards.shortRank)).size).toBe(RANKS.length);
    for (const words of [cards.rank, cards.ranks, cards.rankAsObject]) {
      expect(new Set(RANKS.map(words)).size).toBe(RANKS.length);
    }
  });

  test('each kind of play has a unique name, the same for a PlainPlay and for a Combination', () => {
    expect(new Set(PLAYS.map(({ kind }) => kind))).toEqual(new Set(KINDS));
    const labels = PLAYS.map(cards.play);
    expect(new Set(labels).size).toBe(PLAYS.length);
    expect(PLAYS.map((play) => cards.play(combinationOf(play)))).toEqual(labels);
    for (const label of [...labels, ...PLAYS.map(cards.playInFull)]) {
      expect(label).not.toMatch(/undefined|NaN|^\s*$/);
    }
  });

  test('says what would beat a play of any kind except the Dog', () => {
    expect(refusals.needs(EMPTY_TABLE)).toBe('');
    for (const play of PLAYS) {
      const text = refusals.needs(play);
      expect(text).not.toMatch(/undefined|NaN/);
      expect(text === '', play.kind).toBe(play.kind === 'dog');
    }
  });
});

test('plays have the names that players use', () => {
  expect(PLAYS.map(en.cards.playInFull)).toEqual([
    '5',
    'Phoenix 8½',
    'Dragon',
    'pair of fives',
    'three kings, Phoenix as king',
    'consecutive pairs 5 to 6',
    'consecutive triples 5 to 6',
    'full house, queens over threes, Phoenix as 3',
    'straight 1 to 5, Phoenix as 5',
    'bomb of sevens',
    'straight bomb 10 to ace',
    'Dog',
  ]);
  const full = PLAYS[7]!;
  expect(de.cards.play(full)).toBe('Full House, Damen mit Dreiern');
  expect(fr.cards.play(full)).toBe('full aux dames par les trois');
  expect(hu.cards.play(full)).toBe('full house: dámaterc, hármas pár');
});

test('the short refusal on a button says what would beat the play', () => {
  const code = 'does-not-beat';
  const [single, , dragon, pair] = PLAYS;
  expect(en.refusals.short({ code }, pair!)).toBe('Needs a pair above 5');
  expect(de.refusals.short({ code }, pair!)).toBe('Paar über 5 nötig');
  expect(fr.refusals.short({ code }, pair!)).toBe('Il faut une paire > 5');
  expect(hu.refusals.short({ code }, pair!)).toBe('Pár kell ötös fölött');
  expect(en.refusals.short({ code }, single!)).toBe('Needs a card above 5');
  expect(en.refusals.short({ code }, dragon!)).toBe('Only a bomb beats the Dragon');
  expect(en.refusals.short({ code }, null)).toBe('Too low');
  expect(en.refusals.short({ code: 'gift-to-opponent' }, null)).toBe('The Dragon trick goes to an opponent.');
});

test('full names follow the grammar of the language', () => {
  const [card] = parseCards('JK')!;
  const names = [en, de, fr, hu].map(({ cards }) => cards.cardName(card!));
  expect(names).toEqual(['king of jade', 'Jade-König', 'roi de jade', 'jáde király']);
  expect([en, de, fr, hu].map(({ cards }) => cards.cardName(DRAGON))).toEqual([
    'Dragon',
    'Drache',
    'Dragon',
    'sárkány',
  ]);
});

test('a Phoenix played on a Phoenix on an ace is called “ace ½+”', () => {
  const names = [en, de, fr, hu].map(({ cards }) => cards.play(playOf('single', 15, 'PHX')));
  expect(names).toEqual(['Phoenix ace ½+', 'Phönix Ass ½+', 'Phénix as ½+', 'főnix ász ½+']);
});
