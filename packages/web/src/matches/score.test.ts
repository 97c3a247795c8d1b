import { rulesFor } from '@schupf/rules';
import { expect, test } from 'vitest';
import { resultOf, scoreOf } from './score.ts';

const FOUR = rulesFor('nanjing');
const THREE = rulesFor('trichu');
const RANKS = rulesFor('grandseigneur', {}, 7);

test('the score is said from where one sits', () => {
  expect(scoreOf(FOUR, { round: 3, totals: [340, 415], me: 1 })).toEqual({
    sides: 'two',
    mine: 415,
    best: 340,
  });
  expect(scoreOf(THREE, { round: 3, totals: [10, 90, 50, 70], me: 0 })).toEqual({
    sides: 'many',
    mine: 10,
    best: 90,
  });
  expect(scoreOf(RANKS, { round: 3, totals: [0, 0, 0, 0, 0, 0, 0], me: 0 })).toBeNull();
});

test('a match is won with the side one is on', () => {
  const ended = { round: 9, totals: [], ended: 0, record: '' };
  const played = (winners: readonly number[]) => ({ reason: 'played', winners }) as const;
  expect(resultOf(FOUR, { ...ended, me: 2, outcome: played([0]) })).toBe('won');
  expect(resultOf(FOUR, { ...ended, me: 1, outcome: played([0]) })).toBe('lost');
  expect(resultOf(FOUR, { ...ended, me: 1, outcome: played([0, 1]) })).toBe('drawn');
  expect(resultOf(THREE, { ...ended, me: 2, outcome: played([3]) })).toBe('lost');
  expect(resultOf(RANKS, { ...ended, me: 0, outcome: { reason: 'stopped', winners: [] } })).toBe('ended');
});
