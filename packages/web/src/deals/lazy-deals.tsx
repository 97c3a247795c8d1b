import { lazy } from '../app/lazy.tsx';

const QUIETLY = { quiet: true, Missing: () => null };

const loadWords = async () => (await import('../i18n/deals-words.ts')).loadDealsWords();

/** The same as `DealsLine`, loaded when a match at a server is over. */
export const DealsLineLater = lazy(async () => {
  const [{ DealsLine }] = await Promise.all([import('./DealsLine.tsx'), loadWords()]);
  return DealsLine;
}, QUIETLY);

/** The same as `DealsBadge`, loaded when a record has something to check. */
export const DealsBadgeLater = lazy(async () => {
  const [{ DealsBadge }] = await Promise.all([import('./DealsBadge.tsx'), loadWords()]);
  return DealsBadge;
}, QUIETLY);
