import { REASON_CODES } from '@schupf/bots';
import { REFUSALS } from '@schupf/rules';
import { TABLE_REFUSALS } from '@schupf/table';
import { describe, expect, test } from 'vitest';
import { BRIEF_CODES } from '../src/refusal-texts.ts';
import { ALL } from './complete-phrasebooks.ts';

const { en, de, fr, hu } = ALL;
const { en: _english, ...OTHERS } = ALL;
const CODES = Object.keys({ ...REFUSALS, ...TABLE_REFUSALS }) as (keyof typeof en.refusals.sentences)[];

/** Every text, with its path, such as `events.calls.tichu`. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    textsOf(part, path === '' ? name : `${path}.${name}`),
  );
}

const AREAS = ['cards', 'common', 'events', 'reasons', 'refusals'] as const;

/** Names and words that two languages share. */
const SAME = new Set([
  ':',
  'Tichu',
  'Grand Tichu',
  'Mah Jong',
  'Dragon',
  'jade',
  'pagoda',
  'partner',
  'Minister',
  'full house',
]);

describe.each(Object.entries(ALL))('%s', (_, messages) => {
  test('has a text for every refusal and every reason', () => {
    for (const code of CODES) expect(messages.refusals.sentence(code), code).toMatch(/\S.*[.…]$/);
    for (const code of BRIEF_CODES) expect(messages.refusals.brief[code], code).toMatch(/\S/);
    for (const code of REASON_CODES) expect(messages.reasons.why({ code }, String), code).toMatch(/\S/);
  });

  test('starts every short refusal with a capital, because it is the label of a button', () => {
    for (const code of BRIEF_CODES) expect(messages.refusals.short({ code }, null), code).toMatch(/^\p{Lu}/u);
  });

  test('describes an expected result as a gain or a loss', () => {
    const why = (value: number) => messages.reasons.why({ code: 'expects-most', value }, String);
    expect(why(35)).toMatch(/ 35 /);
    expect(why(-20)).toMatch(/ 20 /);
    expect(why(-20).replace('20', '35')).not.toBe(why(35));
    expect(why(0)).not.toMatch(/\d/);
  });

  test('has no empty text', () => {
    for (const area of AREAS) {
      for (const [path, text] of textsOf(messages[area], area)) expect(text.trim(), path).not.toBe('');
    }
  });

  test('has sentences about the reader and about other players', () => {
    const { passed, out, called, wished, dog, gaveDragon, tookTrick, cardsLeft } = messages.events;
    for (const who of [null, 'Mei']) {
      const sentences = [
        passed(who),
        out(who, 1),
        called(who, 'tichu'),
        called(who, 'grand'),
        wished(who, 8),
        dog(who, 'Jun'),
        dog('Jun', who),
        gaveDragon(who, 'Jun', 25),
        gaveDragon('Jun', who, 25),
        tookTrick(who, -25),
        tookTrick(who, null),
        cardsLeft(who, 1),
      ];
      for (const sentence of sentences) {
        expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
        expect(sentence).not.toMatch(/null|undefined/);
      }
    }
    expect(passed(null)).not.toContain('Mei');
    expect(passed('Mei')).toMatch(/^Mei /);
  });
});

describe.each(Object.entries(OTHERS))('%s', (_, messages) => {
  test('contains no English', () => {
    const english = new Map(AREAS.flatMap((area) => textsOf(ALL.en[area], area)));
    const same = AREAS.flatMap((area) => textsOf(messages[area], area)).filter(
      ([path, text]) => english.get(path) === text && !SAME.has(text),
    );
    expect(same).toEqual([]);
  });
});

test('numbers, ordinals and lists have the right form', () => {
  const forms = [en, de, fr, hu].map(({ common }) => [0, 1, 2, 12].map(common.cards));
  expect(forms).toEqual([
    ['0 cards', '1 card', '2 cards', '12 cards'],
    ['0 Karten', '1 Karte', '2 Karten', '12 Karten'],
    ['0 carte', '1 carte', '2 cartes', '12 cartes'],
    ['0 lap', '1 lap', '2 lap', '12 lap'],
  ]);
  expect([1, 2, 3, 4, 11, 12].map(en.common.ordinal)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '12th']);
  expect([1, 2].map(fr.common.ordinal)).toEqual(['1er', '2e']);
  expect(en.common.points(-25)).toBe('−25 points');
  expect([en, de, fr, hu].map(({ common }) => common.list(['A', 'B', 'C']))).toEqual([
    'A, B and C',
    'A, B und C',
    'A, B et C',
    'A, B és C',
  ]);
});
