import { PRESETS, VARIANTS } from '@schupf/rules';
import { SPEED_NAMES } from '@schupf/table';
import { describe, expect, test } from 'vitest';
import { FORMER_LEVELS, LEVELS } from '../home/choice.ts';
import { inEveryLanguage } from './every-language.ts';

describe.each(await inEveryLanguage('shell'))('%s', (_, { shell }) => {
  const { variants, presets, speeds, levels, formerLevels } = shell.games;

  test('gives every game, edition, speed and level a name of its own', () => {
    const entries = [
      ...VARIANTS.map((each) => variants[each]),
      ...PRESETS.map((preset) => presets[preset]),
      ...SPEED_NAMES.map((speed) => speeds[speed]),
      ...LEVELS.map((level) => levels[level]),
    ];
    for (const { name, text } of entries) {
      expect(name).toMatch(/\S/);
      expect(text).toMatch(/\S\.$/);
    }
    expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
    // A bot's manner is shown beside its seat, so it has to be short.
    for (const { manner } of [
      ...LEVELS.map((level) => levels[level]),
      ...FORMER_LEVELS.map((level) => formerLevels[level]),
    ])
      expect(manner).toMatch(/^.{10,48}[^.]$/);
  });
});
