import type { reasons } from '../i18n/en/reasons.ts';
import { lazyWords } from '../i18n/lazy-words.ts';

const useWords = lazyWords('reasons');

/** Why a bot would do something: words for those who ask for hints. */
export const useReasonWords = (): typeof reasons | null => useWords()?.reasons ?? null;
