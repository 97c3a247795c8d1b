import { words } from '../i18n/language.ts';

/** The name of a combination as it is used at the table, capitalised; null for any other paragraph. */
export function combinationName(name: string): string | null {
  const { kinds } = words().cards;
  const kind = (['single', 'pair', 'triple', 'stairs', 'full', 'straight'] as const).find(
    (candidate) => candidate === name,
  );
  if (kind === undefined) return null;
  const text = kinds[kind];
  return text.charAt(0).toUpperCase() + text.slice(1);
}
