import { botsFor } from '@schupf/bots';
import { OPTION_NAMES, PRESETS, readRules, VARIANT_FACTS, VARIANTS } from '@schupf/rules';
import { describe, expect, test } from 'vitest';
import {
  type Choice,
  configFor,
  DEFAULT_CHOICE,
  differences,
  FORMER_LEVELS,
  LEVELS,
  problemOf,
  readChoice,
  requestOf,
  SOLO_SPEEDS,
  valuesOf,
  withOption,
  withPreset,
  withVariant,
} from './choice.ts';
import { OPTION_GROUPS } from './option-groups.ts';

describe('the chosen game', () => {
  test('the default game has four players and no changed rules', () => {
    expect(requestOf(DEFAULT_CHOICE)).toEqual({ variant: 'nanjing' });
    expect(differences(DEFAULT_CHOICE)).toEqual([]);
  });

  test('every option is in exactly one group', () => {
    expect(Object.values(OPTION_GROUPS).flat().toSorted()).toEqual([...OPTION_NAMES].toSorted());
  });

  test('every preset of every variant is valid, even after switching from another variant', () => {
    for (const variant of VARIANTS) {
      for (const preset of PRESETS) {
        const choice = withPreset(withVariant({ ...DEFAULT_CHOICE, players: 12 }, variant), preset);
        expect(readRules(requestOf(choice))).toMatchObject({
          rules: { variant, players: VARIANT_FACTS[variant].players.max },
        });
      }
    }
  });

  test('lists what a preset changes, except options that have no effect in that game', () => {
    expect(differences({ ...DEFAULT_CHOICE, preset: 'short' })).toEqual([{ name: 'target', value: 500 }]);
    expect(differences({ ...DEFAULT_CHOICE, preset: 'hu-2006' }).map(({ name }) => name)).toEqual([
      'dealMethod',
      'grandTichuCollision',
    ]);
    expect(differences({ ...withVariant(DEFAULT_CHOICE, 'grandseigneur'), preset: 'short' })).toEqual([]);
  });

  test('an option set to the preset’s value is not stored', () => {
    const custom = withOption(withPreset(DEFAULT_CHOICE, 'short'), 'target', 750);
    expect(custom.options).toEqual({ target: 750 });
    expect(valuesOf(custom).target).toBe(750);
    expect(withOption(custom, 'target', 500).options).toEqual({});
  });

  test('reports incompatible options', () => {
    expect(problemOf(DEFAULT_CHOICE)).toBeNull();
    expect(problemOf(withOption(withVariant(DEFAULT_CHOICE, 'let'), 'dogMode', 'partner'))).toBe(
      'dog-needs-partners',
    );
  });

  test('seats one person and bots of the chosen level', () => {
    const choice: Choice = { ...withVariant(DEFAULT_CHOICE, 'tientsin'), level: 'league-2' };
    const config = configFor(choice, { id: 'me', name: 'Ada' }, 'pace');
    expect(config.chairs).toHaveLength(6);
    expect(config.chairs[0]).toEqual({ type: 'person', id: 'me', name: 'Ada' });
    expect(config.chairs[5]).toEqual({ type: 'bot', name: 'league-2', outside: false });
    for (const speed of SOLO_SPEEDS)
      expect(configFor({ ...choice, speed }, { id: 'me', name: '' }, '').rules).toEqual(config.rules);
  });

  test.each(VARIANTS)('every level can play %s', (variant) => {
    expect(botsFor(variant)).toEqual(expect.arrayContaining([...LEVELS]));
  });

  test('another game keeps the level', () => {
    for (const level of LEVELS)
      expect(withVariant({ ...DEFAULT_CHOICE, level }, 'tientsin')).toMatchObject({ level });
  });

  test('replaces a stored bot that is no longer offered with one of a level, weaker ones with weaker ones', () => {
    expect(readChoice({ ...DEFAULT_CHOICE, variant: 'wuwang', level: 'net-1' }).level).toBe('net-2');
    const places = FORMER_LEVELS.map((level) =>
      LEVELS.indexOf(readChoice({ ...DEFAULT_CHOICE, level }).level),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBe(0);
    expect(places.at(-1)).toBe(LEVELS.length - 1);
  });

  test('reads a stored choice, replacing invalid parts with defaults', () => {
    const choice = withOption(
      withVariant({ ...DEFAULT_CHOICE, level: 'net-2', players: 9 }, 'grandseigneur'),
      'decks',
      1,
    );
    expect(readChoice(JSON.parse(JSON.stringify(choice)))).toEqual(choice);
    expect(readChoice({ ...choice, options: { decks: 7 } })).toEqual({ ...choice, options: {} });
    expect(readChoice({ variant: 'poker', players: 'many', level: 3 })).toEqual(DEFAULT_CHOICE);
    expect(readChoice(null)).toEqual(DEFAULT_CHOICE);
  });
});
