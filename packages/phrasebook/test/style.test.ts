import { combinationOf, KINDS, OPTION_NAMES, type PlainPlay, RANKS } from '@schupf/rules';
import { parseCards } from '@schupf/rules/notation';
import { styleProblems, textsIn, youAsName } from '@schupf/testkit';
import { describe, expect, test } from 'vitest';
import { valueText } from '../src/index.ts';
import { BRIEF_CODES } from '../src/refusal-texts.ts';
import { ALL, type CompletePhrasebook } from './complete-phrasebooks.ts';

/** The length of the main button's text before the name of a play; the German one is the longest. */
const BUTTON_PREFIX_LENGTH = 'Spielen: '.length;
const MAX_BUTTON = 32;
const MAX_BRIEF = 26;

/** The sentences about events, with the reader and with other players in each role. */
function eventSentences({ events }: CompletePhrasebook): string[] {
  const people = [null, 'Mei', 'Anna'];
  const pairs = people.flatMap((who) =>
    people.filter((target) => target !== who).map((target) => [who, target]),
  );
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

/** Plays of every kind at every rank, in their shortest and longest form. */
const PLAYS: readonly PlainPlay[] = RANKS.flatMap((high) => {
  const height = high * 2;
  const playOf = (kind: PlainPlay['kind'], size: number): PlainPlay => ({
    kind,
    size,
    height,
    cards: parseCards('J2 S2 P2 T2 J3 S3 P3 T3 J4 S4 P4 T4 J5 S5')!.slice(0, size),
    phoenixAs: [],
  });
  return [
    playOf('single', 1),
    playOf('pair', 2),
    playOf('triple', 3),
    playOf('stairs', 4),
    playOf('stairs', 14),
    playOf('triple-stairs', 6),
    playOf('full', 5),
    playOf('straight', Math.min(high, 5)),
    playOf('straight', high),
    playOf('bomb4', 4),
    playOf('bombS', Math.min(high, 5)),
    playOf('dog', 1),
  ];
});

describe.each(Object.entries(ALL))('%s', (language, book) => {
  test('follows the writing conventions of the language', () => {
    const texts = textsIn(new URL(`../src/${language}/`, import.meta.url));
    expect(texts.length).toBeGreaterThan(300);
    expect(styleProblems(language, texts)).toEqual([]);
  });

  test('never uses “you” as a name', () => {
    const sentences = eventSentences(book);
    expect(styleProblems(language, sentences)).toEqual([]);
    expect(youAsName(language, sentences)).toEqual([]);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  });

  test('fits on the buttons', () => {
    const { cards, refusals } = book;
    expect(new Set(PLAYS.map(({ kind }) => kind))).toEqual(new Set(KINDS));
    const labels = PLAYS.map((play) => cards.label(play));
    expect(labels.filter((label) => label.length > MAX_BUTTON - BUTTON_PREFIX_LENGTH)).toEqual([]);
    const needs = PLAYS.map((play) => refusals.needs(combinationOf(play)));
    expect(needs.filter((text) => text.length > MAX_BUTTON)).toEqual([]);
    const brief = BRIEF_CODES.map((code) => refusals.brief[code]);
    expect(brief.filter((text) => text.length > MAX_BRIEF)).toEqual([]);
  });

  test('explains options with statements or questions, never with “whether …”', () => {
    const { options } = book.optionWords;
    for (const name of OPTION_NAMES) {
      expect(options[name].text, name).not.toMatch(/^(Whether|Ob|Si|S’il) /);
      expect(options[name].text, name).toMatch(/[.?]$/);
    }
    expect(valueText(book.optionWords, 'target', -25)).toContain('−25');
  });
});
