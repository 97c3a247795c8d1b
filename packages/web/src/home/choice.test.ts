import { hasLearnedBots, ROSTER } from '@schupf/bots';
import { OPTION_NAMES, PRESETS, readRules, VARIANT_FACTS, VARIANTS } from '@schupf/rules';
import { describe, expect, test } from 'vitest';
import {
  type Choice,
  configFor,
  differences,
  levelsOf,
  problemOf,
  readChoice,
  requestOf,
  SOLO_SPEEDS,
  USUAL,
  valuesOf,
  withOption,
  withPreset,
  withVariant,
} from './choice.ts';
import { OPTION_GROUPS } from './option-groups.ts';

describe('a chosen game', () => {
  test('the default game changes nothing: four players, default rules', () => {
    expect(requestOf(USUAL)).toEqual({ variant: 'nanjing' });
    expect(differences(USUAL)).toEqual([]);
  });

  test('every option is in exactly one group', () => {
    expect(Object.values(OPTION_GROUPS).flat().toSorted()).toEqual([...OPTION_NAMES].toSorted());
  });

  test('every preset of every variant is valid, also after switching from another variant', () => {
    for (const variant of VARIANTS) {
      for (const preset of PRESETS) {
        const choice = withPreset(withVariant({ ...USUAL, players: 12 }, variant), preset);
        expect(readRules(requestOf(choice))).toMatchObject({
          rules: { variant, players: VARIANT_FACTS[variant].players.max },
        });
      }
    }
  });

  test('lists what a preset changes, except what has no effect in that game', () => {
    expect(differences({ ...USUAL, preset: 'short' })).toEqual([{ name: 'target', value: 500 }]);
    expect(differences({ ...USUAL, preset: 'hu-2006' }).map(({ name }) => name)).toEqual([
      'dealMethod',
      'grandTichuCollision',
    ]);
    expect(differences({ ...withVariant(USUAL, 'grandseigneur'), preset: 'short' })).toEqual([]);
  });

  test('an option set to the preset’s value is not stored', () => {
    const own = withOption(withPreset(USUAL, 'short'), 'target', 750);
    expect(own.options).toEqual({ target: 750 });
    expect(valuesOf(own).target).toBe(750);
    expect(withOption(own, 'target', 500).options).toEqual({});
  });

  test('reports options that are incompatible', () => {
    expect(problemOf(USUAL)).toBeNull();
    expect(problemOf(withOption(withVariant(USUAL, 'let'), 'dogMode', 'partner'))).toBe('dog-needs-partners');
  });

  test('seats one person, and bots of the chosen level', () => {
    const choice: Choice = { ...withVariant(USUAL, 'tientsin'), level: 'club-1' };
    const config = configFor(choice, { id: 'me', name: 'Ada' }, 'pace');
    expect(config.chairs).toHaveLength(6);
    expect(config.chairs[0]).toEqual({ type: 'person', id: 'me', name: 'Ada' });
    expect(config.chairs[5]).toEqual({ type: 'bot', name: 'club-1', outside: false });
    for (const speed of SOLO_SPEEDS)
      expect(configFor({ ...choice, speed }, { id: 'me', name: '' }, '').rules).toEqual(config.rules);
  });

  test('offers learned bots only in the games they have learned', () => {
    for (const variant of VARIANTS) {
      for (const preset of PRESETS) {
        const choice = withPreset(withVariant({ ...USUAL, players: 12 }, variant), preset);
        const answer = readRules(requestOf(choice));
        expect(levelsOf(variant).some((level) => ROSTER[level]!.needsNetworks)).toBe(
          answer.ok && hasLearnedBots(answer.rules.variant),
        );
      }
    }
  });

  test('replaces a level that a game lacks by one of the same strength, and restores it', () => {
    const strong: Choice = { ...USUAL, level: 'net-1-deep' };
    expect(withVariant(strong, 'tientsin').level).toBe('search-1');
    expect(withVariant(USUAL, 'tientsin').level).toBe('expert-1');
    expect(withVariant(withVariant(USUAL, 'tientsin'), 'nanjing')).toEqual(USUAL);
    expect(withVariant(withVariant({ ...USUAL, level: 'net-1' }, 'let'), 'nanjing').level).toBe('net-1');
    expect(withVariant({ ...USUAL, level: 'club-1' }, 'trichu').level).toBe('club-1');
    expect(readChoice({ ...USUAL, level: 'search-1' }).level).toBe('net-1');
    expect(readChoice({ ...USUAL, variant: 'wuwang', level: 'net-1' }).level).toBe('search-1');
    expect(levelsOf(USUAL.variant)).toContain(USUAL.level);
  });

  test('reads a stored choice; invalid parts become the default', () => {
    const choice = withOption(
      withVariant({ ...USUAL, level: 'search-1', players: 9 }, 'grandseigneur'),
      'decks',
      1,
    );
    expect(readChoice(JSON.parse(JSON.stringify(choice)))).toEqual(choice);
    expect(readChoice({ ...choice, options: { decks: 7 } })).toEqual({ ...choice, options: {} });
    expect(readChoice({ variant: 'poker', players: 'many', level: 3 })).toEqual(USUAL);
    expect(readChoice(null)).toEqual(USUAL);
  });
});
