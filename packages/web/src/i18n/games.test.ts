import { PRESETS, VARIANTS } from '@schupf/rules';
import { SPEED_NAMES } from '@schupf/table';
import { describe, expect, test } from 'vitest';
import { levelsOf } from '../home/choice.ts';
import { inEveryLanguage } from './every-language.ts';

describe.each(await inEveryLanguage('shell'))('%s', (_, { shell }) => {
  const { variants, presets, speeds, levels } = shell.games;

  test.each(VARIANTS)('gives every game, edition, speed and bot for %s a name of its own', (variant) => {
    const entries = [
      ...VARIANTS.map((each) => variants[each]),
      ...PRESETS.map((preset) => presets[preset]),
      ...SPEED_NAMES.map((speed) => speeds[speed]),
      ...levelsOf(variant).map((level) => levels[level]),
    ];
    for (const { name, text } of entries) {
      expect(name).toMatch(/\S/);
      expect(text).toMatch(/\S\.$/);
    }
    expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
    // A bot's manner is shown beside its seat, so it has to be short.
    for (const level of levelsOf(variant)) expect(levels[level].manner).toMatch(/^.{10,48}[^.]$/);
  });
});
