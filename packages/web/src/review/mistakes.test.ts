import { readFileSync } from 'node:fs';
import { pastRounds } from '@schupf/replay';
import type { Verdict } from '@schupf/review';
import { parseRecord } from '@schupf/rules/notation';
import { expect, test } from 'vitest';
import { chartLine } from './chart-line.ts';
import { momentAfter, momentBefore, notable } from './mistakes.ts';

const answer = parseRecord(
  readFileSync(new URL('../../../../games/nanjing.schupf', import.meta.url), 'utf8'),
);
if (!answer.ok) throw new Error('the record is damaged');
const [round] = pastRounds(answer.record);
const { moments } = round!;

function verdict(facts: Partial<Verdict>): Verdict {
  return {
    round: 1,
    move: 1,
    trick: 0,
    seat: 0,
    kind: 'play',
    action: { type: 'pass', seat: 0 },
    choices: [],
    loss: 30,
    error: 5,
    class: 'mistake',
    isOpen: false,
    isIndifferent: false,
    chanceLost: null,
    advice: null,
    example: null,
    ...facts,
  };
}

test('moves are counted throughout the round', () => {
  const moves = moments.map(({ move }) => move);
  expect(moves).toEqual(moves.toSorted((a, b) => a - b));
  expect(moves.at(-1)).toBeGreaterThan(40);
});

test('a decision is shown from the moment before it to the first moment after its move', () => {
  const { move } = moments[20]!;
  const after = momentAfter(verdict({ move }), moments);
  expect(moments[after]!.move).toBeGreaterThanOrEqual(move);
  expect(moments[after - 1]!.move).toBeLessThan(move);
  expect(momentBefore(verdict({ move }), moments)).toBe(after - 1);
});

test('a decision to do nothing is shown before the next move', () => {
  const { move } = moments[20]!;
  const silent = verdict({ move, action: null });
  expect(momentAfter(silent, moments)).toBe(momentBefore(verdict({ move }), moments));
  expect(momentBefore(silent, moments)).toBe(momentAfter(silent, moments));
});

test('a move after the last one leads to the end of the round', () => {
  expect(momentAfter(verdict({ move: 10_000 }), moments)).toBe(moments.length - 1);
});

test('losses and open questions are listed in the order of the match', () => {
  const first = verdict({ round: 1, move: 9 });
  const second = verdict({ round: 2, move: 3, class: null, isOpen: true });
  const quiet = verdict({ round: 1, move: 2, class: null });
  expect(notable([second, quiet, first])).toEqual([first, second]);
});

test('the chart shows one side’s view, and the largest value is at the edge', () => {
  const found = [
    { round: 1, move: moments[10]!.move, seat: 1, points: 50, chance: 0.6 },
    { round: 1, move: 999, seat: null, points: -200, chance: 0.25 },
  ];
  expect(chartLine(found, moments, 0, 'points').map(({ value }) => value)).toEqual([0.25, -1]);
  expect(chartLine(found, moments, 1, 'points').map(({ value }) => value)).toEqual([-0.25, 1]);
  expect(chartLine(found, moments, 0, 'chance').map(({ value }) => value)[1]).toBeCloseTo(-0.5);
  expect(chartLine(found, moments, 0, 'points').at(-1)!.at).toBe(moments.length - 1);
});
