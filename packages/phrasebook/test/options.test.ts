import { OPTION_NAMES, OPTIONS, type Options } from '@schupf/rules';
import { describe, expect, test } from 'vitest';
import { optionText, valueText } from '../src/index.ts';
import { ALL } from './complete-phrasebooks.ts';

function valuesOf(name: keyof Options): readonly Options[keyof Options][] {
  const entry = OPTIONS[name];
  return 'integer' in entry ? [1, entry.integer] : entry;
}

describe.each(Object.entries(ALL))('%s', (_, { optionWords }) => {
  const { options } = optionWords;

  test('has a name and an explanation for every option, and a text for each of its values', () => {
    expect(Object.keys(options).sort()).toEqual([...OPTION_NAMES].sort());
    for (const name of OPTION_NAMES) {
      expect(options[name].name, name).toMatch(/\S/);
      expect(options[name].text, name).toMatch(/[.?]$/);
      const texts = valuesOf(name).map((value) => valueText(optionWords, name, value));
      for (const text of texts) expect(text, name).toMatch(/\S/);
      expect(new Set(texts).size, name).toBe(texts.length);
    }
  });

  test('no two options have the same name', () => {
    expect(new Set(OPTION_NAMES.map((name) => options[name].name)).size).toBe(OPTION_NAMES.length);
  });
});

const { en, ...others } = ALL;

test.each(Object.entries(others))('%s contains no English', (_, { optionWords: { options } }) => {
  const { options: english } = en.optionWords;
  const same = OPTION_NAMES.filter(
    (name) =>
      options[name].text === english[name].text ||
      (options[name].name === english[name].name && options[name].name !== 'Grand Tichu'),
  );
  expect(same).toEqual([]);
});

test('describes an option and its value in one line', () => {
  const lines = [ALL.en, ALL.de, ALL.fr, ALL.hu].map(({ optionWords }) =>
    optionText(optionWords, 'target', 500),
  );
  expect(lines).toEqual([
    'Points to reach: 500 points',
    'Punkte zum Sieg: 500 Punkte',
    'Points à atteindre\u00a0: 500 points',
    'Elérendő pont: 500 pont',
  ]);
  expect(optionText(en.optionWords, 'passRule', 'final')).toBe('After a pass: you’re out of the trick');
});
