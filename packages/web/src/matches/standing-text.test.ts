import type { RulesRequest } from '@schupf/rules';
import type { TableConfig } from '@schupf/table';
import { expect, test } from 'vitest';
import { messages } from '../i18n/en/index.ts';
import { roundText, scoreText } from './standing-text.ts';
import { tableName } from './table-name.ts';

function tableOf(rules: RulesRequest): { readonly terms: TableConfig } {
  return { terms: { rules, speed: 'no-clock', chairs: [], pace: '' } };
}

const FOUR = tableOf({ variant: 'nanjing' });
const THREE = tableOf({ variant: 'trichu' });

test('tables of one game can be told apart', () => {
  expect(tableName(FOUR, messages)).toBe('Tichu');
  expect(tableName(tableOf({ variant: 'let', players: 6 }), messages)).toBe('Le T… · 6 players');
  expect(tableName(tableOf({ variant: 'let', players: 9 }), messages)).toBe('Le T… · 9 players');
  const own = { variant: 'nanjing', preset: 'short', options: { target: 300 } } as const;
  expect(tableName(tableOf(own), messages)).toBe('Tichu · Short match · 1 custom rule');
});

test('a round that is over is said to be over', () => {
  const standing = { round: 1, totals: [0, 0], me: 0 };
  expect(roundText({ ...standing, round: 0 }, false, messages)).toBe('Not dealt yet');
  expect(roundText(standing, false, messages)).toBe('Round 1');
  expect(roundText({ ...standing, isRoundOver: true }, false, messages)).toBe('After round 1');
  expect(roundText({ ...standing, round: 4 }, true, messages)).toBe('4 rounds');
});

test('points are there from the end of the first round on, with a true minus', () => {
  const standing = { round: 1, totals: [-65, 165], me: 0 };
  expect(scoreText(FOUR, standing, messages)).toBeNull();
  expect(scoreText(FOUR, { ...standing, isRoundOver: true }, messages)).toBe('Us −65 : 165 Them');
  expect(scoreText(THREE, { round: 2, totals: [-20, 300, 120, 40], me: 0 }, messages)).toBe(
    'You −20, best opponent 300',
  );
});
