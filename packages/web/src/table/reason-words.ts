import type { Reasons } from '@schupf/phrasebook';
import { lazyWords } from '../i18n/lazy-words.ts';

const useWords = lazyWords('reasons');

/** Why a bot would do something: words for those who ask for hints. */
export const useReasonWords = (): Reasons | null => useWords()?.reasons ?? null;
