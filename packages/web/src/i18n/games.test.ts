import { PRESETS, VARIANTS } from '@schupf/rules';
import { SPEED_NAMES } from '@schupf/table';
import { describe, expect, test } from 'vitest';
import { levelsOf } from '../home/choice.ts';
import { games as de } from './de/games.ts';
import { games as en } from './en/games.ts';
import { games as fr } from './fr/games.ts';
import { games as hu } from './hu/games.ts';

describe.each(Object.entries({ en, de, fr, hu }))('%s', (_, { variants, presets, speeds, levels }) => {
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
