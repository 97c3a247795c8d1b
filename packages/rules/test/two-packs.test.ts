import { describe, expect, test } from 'vitest';
import { type Options, readingsOf, rulesFor } from '../src/index.ts';
import { formatPlay } from '../src/notation/index.ts';
import { cards, puzzle } from './support.ts';

const TWO = { decks: 2 } as const;

const readings = (text: string, options: Partial<Options> = {}) =>
  readingsOf(cards(text), null, rulesFor('grandseigneur', { ...TWO, ...options }));
const kinds = (text: string, options: Partial<Options> = {}) =>
  readings(text, options).map(({ kind }) => kind);

/** Why B may not play these cards on what A played; null if B may. */
const refusalOn = (top: string, text: string, options: Partial<Options> = {}) =>
  puzzle({
    variant: 'grandseigneur',
    options: { ...TWO, ...options },
    hands: { A: 'S2', B: `${text} S2b`, C: 'J2', D: 'P2', E: 'T2' },
    trick: ['E S8', `A ${top}`].slice(top.startsWith('PHX') ? 0 : 1),
    turn: 'B',
  }).refusal(`B ${text}`);

describe('[TWO1] the second Dragon', () => {
  test('beats the first', () => {
    expect(refusalOn('DRG', 'DRGb')).toBeNull();
    expect(refusalOn('DRGb', 'DRG')).toBeNull();
  });

  test('is equal to the first with secondDragon equal', () => {
    expect(refusalOn('DRG', 'DRGb', { secondDragon: 'equal' })).toBe('does-not-beat');
  });

  test('is the only card that beats a Dragon; anything else has to be a bomb', () => {
    for (const text of ['PHX', 'PHXb', 'SA']) expect(refusalOn('DRG', text), text).toBe('does-not-beat');
    expect(refusalOn('DRG', 'S9 J9 P9 T9')).toBeNull();
  });
});

describe('[TWO2 TWO3] suits', () => {
  test.each<[string, Partial<Options>, string]>([
    ['S7 J7 P7 T7', {}, 'bomb4'],
    ['S7 J7b P7 T7b', {}, 'bomb4'],
    ['S7 S7b P7 T7', {}, ''],
    ['S7 S7b P7 T7', { quadSuits: 'any' }, 'bomb4'],
    ['S7 S7b P7 T7 J7', { quadSuits: 'any' }, ''],
    ['S7 S7b', {}, 'pair'],
    ['S7 S7b', { pairSuits: 'distinct' }, ''],
    ['S7 PHX', { pairSuits: 'distinct' }, 'pair'],
    ['S7 S7b J7', {}, 'triple'],
    ['S7 S7b J7', { tripleSuits: 'distinct' }, ''],
    ['S7 S7b PHX', { tripleSuits: 'distinct' }, ''],
    ['S7 J7 PHX', { tripleSuits: 'distinct' }, 'triple'],
    ['S7 S7b J7 S8 J8', { tripleSuits: 'distinct' }, ''],
    ['S7 T7b J7 S8 S8b', { tripleSuits: 'distinct' }, 'full'],
    ['S7 T7b J7 S8 S8b', { pairSuits: 'distinct' }, ''],
    ['S7 S7b S8 J8', { pairSuits: 'distinct' }, ''],
  ])('%s with %j: %s', (text, options, expected) => {
    expect(kinds(text, options).join()).toBe(expected);
  });
});

describe('[TWO4] straight bombs', () => {
  test('may mix both packs', () => {
    expect(kinds('S5 S6b S7 S8b S9')).toEqual(['bombS']);
  });

  test('do not beat each other if they are equal in length and rank', () => {
    expect(refusalOn('S5 S6 S7 S8 S9', 'S5b S6b S7b S8b S9b')).toBe('does-not-beat');
    expect(refusalOn('S5 S6 S7 S8 S9', 'J6 J7 J8 J9 JX')).toBeNull();
  });
});

describe('[TWO5 TWO6 TWO8] two Phoenixes in one combination', () => {
  test.each<[string, Options['doublePhoenix'], readonly string[]]>([
    ['S5 PHX PHXb', 'needs-natural', ['S5 PHX=5 PHXb=5']],
    ['S5 PHX PHXb', 'single-only', []],
    ['PHX PHXb', 'needs-natural', []],
    ['S7 J7 S8 PHX PHXb', 'needs-natural', ['J7 S7 S8 PHX=7 PHXb=8', 'J7 S7 S8 PHX=8 PHXb=8']],
    ['S7 J7 S8 PHX PHXb', 'single-only', []],
  ])('%s with %s', (text, doublePhoenix, expected) => {
    expect(readings(text, { doublePhoenix }).map(formatPlay).sort()).toEqual([...expected].sort());
  });

  test('may form a pair of their own with doublePhoenix unrestricted', () => {
    expect(kinds('PHX PHXb', { doublePhoenix: 'unrestricted' })).toContain('pair');
  });
});

describe('[TWO7] a Phoenix on a Phoenix on an eight', () => {
  test('literal-half: beats the first Phoenix, which a nine would beat too', () => {
    expect(refusalOn('PHX', 'PHXb')).toBeNull();
    expect(refusalOn('PHX', 'S9')).toBeNull();
  });

  test.each<[Options['phoenixOnPhoenix'], string, string | null]>([
    ['literal-half', 'S9', 'does-not-beat'],
    ['literal-half', 'SX', null],
    ['just-above', 'S8b', 'does-not-beat'],
    ['just-above', 'S9', null],
  ])('%s: the refusal of %s on the second Phoenix is %s', (phoenixOnPhoenix, text, code) => {
    const table = puzzle({
      variant: 'grandseigneur',
      options: { ...TWO, phoenixOnPhoenix },
      hands: { A: 'S2', B: 'J2', C: `${text} P2`, D: 'P2b', E: 'T2' },
      trick: ['E S8', 'A PHX', 'B PHXb'],
      turn: 'C',
    });
    expect(table.refusal(`C ${text}`)).toBe(code);
  });

  test('forbidden: cannot be played', () => {
    expect(refusalOn('PHX', 'PHXb', { phoenixOnPhoenix: 'forbidden' })).toBe('does-not-beat');
  });
});
