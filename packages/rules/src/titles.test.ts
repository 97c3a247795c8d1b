import { expect, test } from 'vitest';
import { rankTitles } from './titles.ts';

test.each([
  [5, 'Grandseigneur, Seigneur, Maître, Pauvre, Misérable'],
  [6, 'Grandseigneur, Seigneur, Maître, Bourgeois, Pauvre, Misérable'],
  [7, 'Grandseigneur, Seigneur, Maître, Chevalier, Bourgeois, Pauvre, Misérable'],
  [
    12,
    'Grandseigneur, Seigneur, Maître, Chevalier, Écuyer, Notaire, Marchand, Artisan, Porcher, Bourgeois, Pauvre, Misérable',
  ],
])('[RANK5] the titles for %i players', (players, titles) => {
  expect(rankTitles('grandseigneur', players).join(', ')).toBe(titles);
});

test('[RANK5] every player in Grandseigneur has a different title', () => {
  for (let players = 5; players <= 12; players++) {
    expect(new Set(rankTitles('grandseigneur', players)).size).toBe(players);
  }
});

test('[RANK5] Le T... has titles only for the first and the last player', () => {
  expect(rankTitles('let', 5)).toEqual(['Patron', null, null, null, 'T...']);
});

test('games without ranks have no titles', () => {
  expect(rankTitles('nanjing', 4)).toEqual([null, null, null, null]);
});
