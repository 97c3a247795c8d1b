import { OPTION_NAMES, OPTIONS, type Options, PRESETS, VARIANTS } from '@schupf/rules';
import { SPEED_NAMES } from '@schupf/table';
import { describe, expect, test } from 'vitest';
import { levelsOf } from '../home/choice.ts';
import { games as gamesDe } from './de/games.ts';
import { optionWords as de } from './de/options.ts';
import { games as gamesEn } from './en/games.ts';
import { optionWords as en } from './en/options.ts';
import { games as gamesFr } from './fr/games.ts';
import { optionWords as fr } from './fr/options.ts';
import { games as gamesHu } from './hu/games.ts';
import { optionWords as hu } from './hu/options.ts';
import { differs, valueText } from './option-texts.ts';

const ALL = { en, de, fr, hu };
const GAMES = { en: gamesEn, de: gamesDe, fr: gamesFr, hu: gamesHu };

function valuesOf(name: keyof Options): readonly Options[keyof Options][] {
  const entry = OPTIONS[name];
  return 'integer' in entry ? [1, entry.integer] : entry;
}

describe.each(Object.entries(ALL))('%s', (_, words) => {
  test('has a name, a line and a word for each value of every option', () => {
    expect(Object.keys(words.options).sort()).toEqual([...OPTION_NAMES].sort());
    for (const name of OPTION_NAMES) {
      expect(words.options[name].name, name).toMatch(/\S/);
      expect(words.options[name].text, name).toMatch(/\S\.$/);
      const texts = valuesOf(name).map((value) => valueText(words, name, value));
      for (const text of texts) expect(text, name).toMatch(/\S/);
      expect(new Set(texts).size, name).toBe(texts.length);
    }
  });

  test('no two options have one name', () => {
    expect(new Set(OPTION_NAMES.map((name) => words.options[name].name)).size).toBe(OPTION_NAMES.length);
  });
});

describe.each(Object.entries(GAMES))('%s', (_, { variants, presets, speeds, levels }) => {
  test.each(VARIANTS)('has words for %s, every edition, speed and bot, and no name twice', (variant) => {
    const entries = [
      ...VARIANTS.map((one) => variants[one]),
      ...PRESETS.map((preset) => presets[preset]),
      ...SPEED_NAMES.map((speed) => speeds[speed]),
      ...levelsOf(variant).map((level) => levels[level]),
    ];
    for (const { name, text } of entries) {
      expect(name).toMatch(/\S/);
      expect(text).toMatch(/\S\.$/);
    }
    expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
  });
});

test.each(Object.entries({ de, fr, hu }))('%s has no English left', (_, words) => {
  const same = OPTION_NAMES.filter(
    (name) =>
      words.options[name].text === en.options[name].text ||
      (words.options[name].name === en.options[name].name && words.options[name].name !== 'Grand Tichu'),
  );
  expect(same).toEqual([]);
});

test('a line says what differs', () => {
  const lines = Object.values(ALL).map((words) => differs(words, 'target', 500));
  expect(lines).toEqual([
    'Points to reach: 500 points',
    'Punkte zum Sieg: 500 Punkte',
    'Points à atteindre\u00a0: 500 points',
    'Elérendő pont: 500 pont',
  ]);
  expect(differs(en, 'passRule', 'final')).toBe('After a pass: out of the trick');
});
