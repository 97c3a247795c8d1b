import type { tips } from '../i18n/en/tips.ts';
import { lazyWords } from '../i18n/lazy-words.ts';

const useWords = lazyWords('tips');

/** Words only newcomers need. */
export const useTipWords = (): typeof tips | null => useWords()?.tips ?? null;
export const fetchTipWords = useWords.fetch;
