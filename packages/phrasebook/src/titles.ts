import type { Title } from '@schupf/rules';

/** The form of a player's title: as in the rule books, or feminine. */
export const TITLE_FORMS = ['book', 'feminine'] as const;
export type TitleForm = (typeof TITLE_FORMS)[number];

export type TitleNames = { readonly [T in Title]: { readonly [F in TitleForm]: string } };

/** The French titles, which German and English players use as well. Some have only one form. */
const FRENCH: TitleNames = {
  Grandseigneur: { book: 'Grandseigneur', feminine: 'Grande Dame' },
  Seigneur: { book: 'Seigneur', feminine: 'Seigneuresse' },
  Maître: { book: 'Maître', feminine: 'Maîtresse' },
  Chevalier: { book: 'Chevalier', feminine: 'Chevalière' },
  Écuyer: { book: 'Écuyer', feminine: 'Écuyère' },
  Notaire: { book: 'Notaire', feminine: 'Notaire' },
  Marchand: { book: 'Marchand', feminine: 'Marchande' },
  Artisan: { book: 'Artisan', feminine: 'Artisane' },
  Porcher: { book: 'Porcher', feminine: 'Porchère' },
  Bourgeois: { book: 'Bourgeois', feminine: 'Bourgeoise' },
  Pauvre: { book: 'Pauvre', feminine: 'Pauvre' },
  Misérable: { book: 'Misérable', feminine: 'Misérable' },
  Patron: { book: 'Patron', feminine: 'Patronne' },
  'T...': { book: 'T…', feminine: 'T…' },
};

export function frenchTitle(title: Title, form: TitleForm = 'book'): string {
  return FRENCH[title][form];
}
