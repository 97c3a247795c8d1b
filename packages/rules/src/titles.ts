import type { Variant } from './variants.ts';

/** Titles of the places in rank games, for display only. */
const UPPER = ['Grandseigneur', 'Seigneur', 'Maître'] as const;
/** Inserted in between when there are more than six players. */
const BETWEEN = ['Chevalier', 'Écuyer', 'Notaire', 'Marchand', 'Artisan', 'Porcher'] as const;
const LOWER = ['Bourgeois', 'Pauvre', 'Misérable'] as const;
const PATRON = 'Patron';
const LAST = 'T...';

export type Title = (typeof UPPER | typeof BETWEEN | typeof LOWER)[number] | typeof PATRON | typeof LAST;

/** The titles from first to last place; null for a place without one. */
const TITLES: { readonly [V in Variant]: (players: number) => readonly (Title | null)[] } = {
  nanjing: noTitles,
  trichu: noTitles,
  wuwang: noTitles,
  tientsin: noTitles,
  grandseigneur: (players) =>
    players <= 5
      ? [...UPPER, ...LOWER.slice(1)]
      : [...UPPER, ...BETWEEN.slice(0, players - UPPER.length - LOWER.length), ...LOWER],
  let: (players) => [PATRON, ...noTitles(players - 2), LAST],
};

export function rankTitles(variant: Variant, players: number): readonly (Title | null)[] {
  return TITLES[variant](players);
}

function noTitles(players: number): null[] {
  return new Array(players).fill(null);
}
