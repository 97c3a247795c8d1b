import { rulesFor, VARIANTS } from '@schupf/rules';
import { expect, test } from 'vitest';
import { runRecorded } from '../testing/recorded.ts';
import { countCombinations } from './combinations.ts';
import { dealtAndPushed, PlayCounter } from './plays.ts';

const tallies = countCombinations(rulesFor('nanjing'), { straight: 5, steps: 3 });

test.each([
  // kind, cards, natural sets, sets with the Phoenix, readings
  ['single', 1, 54, 1, 55],
  ['pair', 2, 78, 52, 130],
  ['triple', 3, 52, 78, 130],
  ['stairs', 4, 432, 576, 1008],
  ['stairs', 6, 2376, 4752, 7128],
  ['full', 5, 3744, 5304, 11_856],
  ['straight', 5, 9436, 9728, 9436 + 11_776],
  ['bomb4', 4, 13, 0, 13],
] as const)(
  'one pack holds the known number of %s with %i cards',
  (kind, size, natural, phoenix, readings) => {
    const tally = tallies.find((candidate) => candidate.kind === kind && candidate.size === size);
    expect(tally).toEqual({ kind, size, natural, sets: natural + phoenix, readings });
  },
);

test('one pack holds 180 straight bombs', () => {
  const bombs = tallies.filter(({ kind }) => kind === 'bombS').map(({ size, sets }) => [size, sets]);
  expect(bombs).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13].map((size) => [size, 4 * (14 - size)]));
  expect(bombs.reduce((sum, [, sets]) => sum + sets!, 0)).toBe(180);
});

test('two packs hold the expected numbers of combinations', () => {
  const twoPacks = countCombinations(rulesFor('let'), { straight: 4, steps: 2 });
  const setsOf = (kind: string, size: number) =>
    twoPacks.find((tally) => tally.kind === kind && tally.size === size)!.natural;
  expect(setsOf('pair', 2)).toBe(13 * 28);
  // Triples of three different suits.
  expect(setsOf('triple', 3)).toBe(13 * 4 * 8);
  expect(setsOf('bomb4', 4)).toBe(13 * 16);
  expect(setsOf('bombS', 5)).toBe(9 * 4 * 32);
  expect(setsOf('stairs', 4)).toBe(12 * 28 * 28);
});

test('count combinations prints a table', async () => {
  const { code, out } = await runRecorded(['count', 'combinations']);
  expect(code).toBe(0);
  expect(out).toContain('full                  5     9048     3744     5304    11856\n');
});

test('count plays prints both numbers for every depth', async () => {
  const { code, out } = await runRecorded(['count', 'plays', '--seed', '1', '--depth', '3']);
  expect(code).toBe(0);
  expect(out).toBe(
    [
      'actions           suits    cards',
      '1                    30       40',
      '2                   111      168',
      '3                   498      872',
      '',
    ].join('\n'),
  );
});

test.each(VARIANTS)(
  'treating interchangeable cards as the same does not increase the number of plays: %s',
  (variant) => {
    const rules = rulesFor(variant);
    const start = dealtAndPushed(rules, 'xoshiro128:count');
    expect(start.open.phase).toBe('play');
    const count = (detail: 'up-to-suits' | 'every-card') => new PlayCounter(rules, detail).count(start, 2);
    expect(count('every-card')).toBeGreaterThanOrEqual(count('up-to-suits'));
    expect(count('up-to-suits')).toBeGreaterThan(0);
  },
);
