import { readFileSync } from 'node:fs';
import { SUITS } from '@schupf/rules';
import { describe, expect, test } from 'vitest';
import { contrast, type Pair, TEXT_PAIRS, THEMES, type Theme, UI_PAIRS } from './pairs.ts';

const CSS = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function tokensOf(theme: Theme): ReadonlyMap<string, string> {
  const start = CSS.indexOf(`[data-theme="${theme}"] {`);
  const block = CSS.slice(start, CSS.indexOf('}', start));
  return new Map([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((found) => [found[1]!, found[2]!]));
}

function tooClose(theme: Theme, pairs: readonly Pair[], minimum: number): string[] {
  const tokens = tokensOf(theme);
  return pairs.flatMap(([front, ...behind]) =>
    behind
      .map((name) => ({ name, ratio: contrast(tokens.get(front) ?? '', tokens.get(name) ?? '') }))
      .filter(({ ratio }) => ratio < minimum)
      .map(({ name, ratio }) => `${front} on ${name}: ${ratio.toFixed(2)}`),
  );
}

describe.each(THEMES)('theme %s', (theme) => {
  test('text is readable on every background it is used on', () => {
    expect(tooClose(theme, TEXT_PAIRS, 4.5)).toEqual([]);
  });

  test('rings, borders and marks are visible', () => {
    expect(tooClose(theme, UI_PAIRS, 3)).toEqual([]);
  });

  test('defines every colour of the first theme', () => {
    expect([...tokensOf(theme).keys()].sort()).toEqual([...tokensOf('jade').keys()].sort());
  });
});

describe('cards', () => {
  const cards = readFileSync(new URL('./cards.css', import.meta.url), 'utf8');
  const colourOf = (selector: string, name: string) => {
    const block = cards.slice(cards.indexOf(`${selector} {`));
    return new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(block)?.[1] ?? '';
  };

  test.each(SUITS)('the index of %s is readable on paper, and in white on its own colour', (suit) => {
    const ink = colourOf(`  .card--${suit}`, 'suit');
    for (const face of ['face', 'face-low'])
      expect(contrast(ink, colourOf('  .card', face))).toBeGreaterThan(4.5);
    expect(contrast('#ffffff', colourOf(`  .deck--colour.card--${suit}`, 'suit'))).toBeGreaterThan(4.5);
  });
});

test('contrast is computed as in WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
