import { rulesFor } from '@schupf/rules';
import { describe, expect, test } from 'vitest';
import { formatPack, parsePack } from '../src/index.ts';
import { parsePuzzle } from '../src/pack.ts';
import { examplePuzzle } from './support.ts';

const rules = rulesFor('nanjing');
const puzzles = [
  examplePuzzle(),
  examplePuzzle({
    id: 'exact',
    kind: 'open',
    choices: [
      { move: 'A J3', points: 40, error: 0, worlds: 0, parts: null, shares: null },
      { move: '', points: -20, error: 0, worlds: 0, parts: null, shares: null },
    ],
  }),
];
const text = formatPack({ rules, puzzles });

function problemOf(damaged: string): string {
  const pack = parsePack(damaged);
  return pack.ok ? '' : pack.problem;
}

test('reading undoes writing', () => {
  const pack = parsePack(text);
  expect(pack.ok && pack.value).toEqual({ rules, puzzles });
});

describe('a damaged pack is refused with the reason', () => {
  test.each([
    ['an empty file', ''],
    ['a page of a server', '<!doctype html>\n<p>404</p>\n'],
    ['another format', '{"format":"other"}\n'],
  ])('%s', (_, damaged) => {
    expect(problemOf(damaged)).toBe('this is not a pack of puzzles');
  });

  test('a later version', () => {
    expect(problemOf(text.replace('"version":1', '"version":2'))).toBe(
      'the pack has version 2, but only version 1 is supported',
    );
  });

  test('a download that was cut off', () => {
    expect(problemOf(text.slice(0, -40))).toBe('the pack is cut off: 1 of 2 puzzles');
  });

  test('a changed letter', () => {
    expect(problemOf(text.replace('A PHX', 'A DRG'))).toBe('the pack is damaged: its digest is wrong');
  });

  test('rules that do not exist', () => {
    expect(problemOf(text.replace('"variant":"nanjing"', '"variant":"poker"'))).not.toBe('');
  });
});

describe('a puzzle is refused', () => {
  const line = text.split('\n')[1]!;
  const problemIn = (change: (puzzle: Record<string, unknown>) => object) => {
    const puzzle = parsePuzzle(JSON.stringify(change(JSON.parse(line))));
    return puzzle.ok ? '' : puzzle.problem;
  };

  test('of an unknown kind', () => {
    expect(problemIn((puzzle) => ({ ...puzzle, kind: 'riddle' }))).toBe('kind is missing or wrong');
  });

  test('without its round', () => {
    expect(problemIn(({ round: _, ...puzzle }) => puzzle)).toBe('round is missing or wrong');
  });

  test('with a choice that has too few numbers', () => {
    expect(problemIn((puzzle) => ({ ...puzzle, choices: [['A J3', 1]] }))).toBe(
      'choices is missing or wrong',
    );
  });

  test('with a single choice', () => {
    const choices = [['A J3', 1, 0, 0]];
    expect(problemIn((puzzle) => ({ ...puzzle, choices }))).toBe('it has fewer than two choices');
  });

  test('whose best choice is not the first', () => {
    const choices = [
      ['A J3', 1, 0, 0],
      ['A J4', 2, 0, 0],
    ];
    expect(problemIn((puzzle) => ({ ...puzzle, choices }))).toBe('its choices are not in order');
  });
});

test('random garbage is refused and never throws', () => {
  for (let cut = 0; cut < text.length; cut += 37) expect(parsePack(text.slice(0, cut)).ok).toBe(false);
  for (let at = 0; at < text.length; at += 41) {
    const garbled = `${text.slice(0, at)}\u0007${text.slice(at + 1)}`;
    expect(parsePack(garbled).ok).toBe(false);
  }
});
