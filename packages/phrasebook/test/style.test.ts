import { combinationOf, KINDS, OPTION_NAMES, type PlainPlay, RANKS } from '@schupf/rules';
import { parseCards } from '@schupf/rules/notation';
import { styleProblems, textsIn, youAsName } from '@schupf/testkit';
import { describe, expect, test } from 'vitest';
import { valueText } from '../src/index.ts';
import { BRIEF_CODES } from '../src/refusal-texts.ts';
import { ALL, type WholeBook } from './whole-books.ts';

/** What the main button says before a play; the longest of the four is the German one. */
const BUTTON_PREFIX = 'Spielen: '.length;
const MAX_BUTTON = 32;
const MAX_BRIEF = 26;

/** Every sentence about events, with the reader and with others in each role. */
function rendered({ events }: WholeBook): string[] {
  const people = [null, 'Mei', 'Anna'];
  const pairs = people.flatMap((one) => people.filter((other) => other !== one).map((other) => [one, other]));
  return [
    ...people.flatMap((who) => [
      events.called(who, 'tichu'),
      events.called(who, 'grand'),
      events.withdrew(who),
      events.declined(who),
      events.laidOut(who),
      events.tookBack(who),
      events.led(who, 'X'),
      events.played(who, 'X'),
      events.bombed(who, 'X'),
      events.passed(who),
      ...RANKS.map((rank) => events.wished(who, rank)),
      events.dog(who, who),
      events.tookTrick(who, null),
      events.tookTrick(who, -25),
      ...Array.from({ length: 12 }, (_, place) => events.out(who, place + 1)),
      events.cardsLeft(who, 1),
    ]),
    ...pairs.flatMap(([who = null, target = null]) => [
      events.dog(who, target),
      events.gave(who, target, 'X'),
      events.gaveDragon(who, target, 10),
    ]),
  ];
}

/** The longest plays there are of each kind, and the lowest. */
const PLAYS: readonly PlainPlay[] = RANKS.flatMap((high) => {
  const height = high * 2;
  const of = (kind: PlainPlay['kind'], size: number): PlainPlay => ({
    kind,
    size,
    height,
    cards: parseCards('J2 S2 P2 T2 J3 S3 P3 T3 J4 S4 P4 T4 J5 S5')!.slice(0, size),
    phoenixAs: [],
  });
  return [
    of('single', 1),
    of('pair', 2),
    of('triple', 3),
    of('stairs', 4),
    of('stairs', 14),
    of('triple-stairs', 6),
    of('full', 5),
    of('straight', Math.min(high, 5)),
    of('straight', high),
    of('bomb4', 4),
    of('bombS', Math.min(high, 5)),
    of('dog', 1),
  ];
});

describe.each(Object.entries(ALL))('%s', (language, book) => {
  test('is written as the language is', () => {
    const texts = textsIn(new URL(`../src/${language}/`, import.meta.url));
    expect(texts.length).toBeGreaterThan(300);
    expect(styleProblems(language, texts)).toEqual([]);
  });

  test('never uses “you” as a name', () => {
    const sentences = rendered(book);
    expect(styleProblems(language, sentences)).toEqual([]);
    expect(youAsName(language, sentences)).toEqual([]);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  });

  test('fits on the buttons', () => {
    const { cards, refusals } = book;
    expect(new Set(PLAYS.map(({ kind }) => kind))).toEqual(new Set(KINDS));
    const labels = PLAYS.map((play) => cards.label(play));
    expect(labels.filter((label) => label.length > MAX_BUTTON - BUTTON_PREFIX)).toEqual([]);
    const needs = PLAYS.map((play) => refusals.needs(combinationOf(play)));
    expect(needs.filter((text) => text.length > MAX_BUTTON)).toEqual([]);
    const brief = BRIEF_CODES.map((code) => refusals.brief[code]);
    expect(brief.filter((text) => text.length > MAX_BRIEF)).toEqual([]);
  });

  test('explains options by statements or questions, never by a lone “whether”', () => {
    const { options } = book.optionWords;
    for (const name of OPTION_NAMES) {
      expect(options[name].text, name).not.toMatch(/^(Whether|Ob|Si|S’il) /);
      expect(options[name].text, name).toMatch(/[.?]$/);
    }
    expect(valueText(book.optionWords, 'target', -25)).toContain('−25');
  });
});
