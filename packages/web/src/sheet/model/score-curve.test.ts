import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { roundsOfRecord } from './rounds-of-record.ts';
import { curveOf, spread } from './score-curve.ts';

function roundsIn(game: string) {
  return roundsOfRecord(
    readFileSync(new URL(`../../../../../games/${game}.schupf`, import.meta.url), 'utf8'),
  );
}

test('the lines start at zero and end at the final score', () => {
  for (const game of ['nanjing', 'trichu', 'tientsin']) {
    const rounds = roundsIn(game);
    const { lines, low, high, ticks } = curveOf(rounds);
    expect(lines.map((line) => line[0])).toEqual(lines.map(() => 0));
    expect(lines.map((line) => line.at(-1))).toEqual(rounds.at(-1)!.totals);
    expect(ticks).toContain(0);
    expect(ticks.length).toBeLessThanOrEqual(6);
    for (const value of [...lines.flat(), ...ticks]) {
      expect(value).toBeGreaterThanOrEqual(low);
      expect(value).toBeLessThanOrEqual(high);
    }
  }
});

test('every call is on the line of its side, and no two calls are in the same place', () => {
  const rounds = roundsIn('nanjing');
  const { calls } = curveOf(rounds);
  expect(calls).toHaveLength(rounds.flatMap(({ result }) => result!.calls).length);
  expect(calls.length).toBeGreaterThan(0);
  const places = calls.map(({ step, isAbove, offset }) => `${step} ${isAbove} ${offset}`);
  expect(new Set(places).size).toBe(calls.length);
  for (const { seat, column } of calls) expect(column).toBe(seat % 2);
});

test('a rank game shows places from first to last', () => {
  const rounds = roundsIn('grandseigneur');
  const { isPlaces, lines, low, high, target } = curveOf(rounds);
  expect({ isPlaces, low, high, target }).toEqual({
    isPlaces: true,
    low: 1,
    high: rounds[0]!.rules.players,
    target: null,
  });
  for (const index of rounds.keys())
    expect(lines.map((line) => line[index]!).toSorted((a, b) => a - b)).toEqual(
      lines.map((_, player) => player + 1),
    );
});

test('labels stay where they are, unless they would cover each other', () => {
  expect(spread([80, 20])).toEqual([80, 20]);
  expect(spread([50, 50])).toEqual([50, 59]);
  expect(spread([100, 98, 10])).toEqual([100, 91, 10]);
});
