import { OPTION_NAMES, OPTIONS, type Options } from '@schupf/rules';
import { describe, expect, test } from 'vitest';
import { differs, valueText } from '../src/index.ts';
import { ALL } from './whole-books.ts';

function valuesOf(name: keyof Options): readonly Options[keyof Options][] {
  const entry = OPTIONS[name];
  return 'integer' in entry ? [1, entry.integer] : entry;
}

describe.each(Object.entries(ALL))('%s', (_, { optionWords: words }) => {
  test('has a name, a line and a word for each value of every option', () => {
    expect(Object.keys(words.options).sort()).toEqual([...OPTION_NAMES].sort());
    for (const name of OPTION_NAMES) {
      expect(words.options[name].name, name).toMatch(/\S/);
      expect(words.options[name].text, name).toMatch(/[.?]$/);
      const texts = valuesOf(name).map((value) => valueText(words, name, value));
      for (const text of texts) expect(text, name).toMatch(/\S/);
      expect(new Set(texts).size, name).toBe(texts.length);
    }
  });

  test('no two options have one name', () => {
    expect(new Set(OPTION_NAMES.map((name) => words.options[name].name)).size).toBe(OPTION_NAMES.length);
  });
});

const { en, ...others } = ALL;

test.each(Object.entries(others))('%s has no English left', (_, { optionWords: words }) => {
  const { options } = en.optionWords;
  const same = OPTION_NAMES.filter(
    (name) =>
      words.options[name].text === options[name].text ||
      (words.options[name].name === options[name].name && words.options[name].name !== 'Grand Tichu'),
  );
  expect(same).toEqual([]);
});

test('a line says what differs', () => {
  const lines = [ALL.en, ALL.de, ALL.fr, ALL.hu].map(({ optionWords }) =>
    differs(optionWords, 'target', 500),
  );
  expect(lines).toEqual([
    'Points to reach: 500 points',
    'Punkte zum Sieg: 500 Punkte',
    'Points à atteindre\u00a0: 500 points',
    'Elérendő pont: 500 pont',
  ]);
  expect(differs(en.optionWords, 'passRule', 'final')).toBe('After a pass: you’re out of the trick');
});
