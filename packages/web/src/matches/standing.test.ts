import { type RulesRequest, rulesFor } from '@schupf/rules';
import type { TableConfig } from '@schupf/table';
import { expect, test } from 'vitest';
import { messages } from '../i18n/en/index.ts';
import { resultOf, roundText, scoreOf, scoreText, tableName } from './standing.ts';

function tableOf(rules: RulesRequest): { readonly config: TableConfig } {
  return { config: { rules, speed: 'no-clock', chairs: [], pace: '' } };
}

const FOUR = tableOf({ variant: 'nanjing' });
const THREE = tableOf({ variant: 'trichu' });

test('gives tables of the same game different names', () => {
  expect(tableName(FOUR, messages)).toBe('Tichu');
  expect(tableName(tableOf({ variant: 'let', players: 6 }), messages)).toBe('Le T… · 6 players');
  expect(tableName(tableOf({ variant: 'let', players: 9 }), messages)).toBe('Le T… · 9 players');
  const custom = { variant: 'nanjing', preset: 'short', options: { target: 300 } } as const;
  expect(tableName(tableOf(custom), messages)).toBe('Tichu · Short match · 1 custom rule');
});

test('says whether the current round is over', () => {
  const standing = { round: 1, totals: [0, 0], me: 0 };
  expect(roundText({ ...standing, round: 0 }, false, messages)).toBe('Not dealt yet');
  expect(roundText(standing, false, messages)).toBe('Round 1');
  expect(roundText({ ...standing, isRoundOver: true }, false, messages)).toBe('After round 1');
  expect(roundText({ ...standing, round: 4 }, true, messages)).toBe('4 rounds');
});

test('shows points once the first round is over, with a real minus sign', () => {
  const standing = { round: 1, totals: [-65, 165], me: 0 };
  expect(scoreText(FOUR, standing, messages)).toBeNull();
  expect(scoreText(FOUR, { ...standing, isRoundOver: true }, messages)).toBe('Us −65 : 165 Them');
  expect(scoreText(THREE, { round: 2, totals: [-20, 300, 120, 40], me: 0 }, messages)).toBe(
    'You −20, best opponent 300',
  );
});

const NANJING = rulesFor('nanjing');
const TRICHU = rulesFor('trichu');
const RANKS = rulesFor('grandseigneur', {}, 7);

test('gives the score from the player’s point of view', () => {
  expect(scoreOf(NANJING, { round: 3, totals: [340, 415], me: 1 })).toEqual({
    sides: 'two',
    mine: 415,
    best: 340,
  });
  expect(scoreOf(TRICHU, { round: 3, totals: [10, 90, 50, 70], me: 0 })).toEqual({
    sides: 'many',
    mine: 10,
    best: 90,
  });
  expect(scoreOf(RANKS, { round: 3, totals: [0, 0, 0, 0, 0, 0, 0], me: 0 })).toBeNull();
});

test('a match is won if the player’s side wins', () => {
  const ended = { round: 9, totals: [], ended: 0, record: '' };
  const played = (winners: readonly number[]) => ({ reason: 'played', winners }) as const;
  expect(resultOf(NANJING, { ...ended, me: 2, outcome: played([0]) })).toBe('won');
  expect(resultOf(NANJING, { ...ended, me: 1, outcome: played([0]) })).toBe('lost');
  expect(resultOf(NANJING, { ...ended, me: 1, outcome: played([0, 1]) })).toBe('drawn');
  expect(resultOf(TRICHU, { ...ended, me: 2, outcome: played([3]) })).toBe('lost');
  expect(resultOf(RANKS, { ...ended, me: 0, outcome: { reason: 'stopped', winners: [] } })).toBe('ended');
});
