import { loadReasons, type Reasons } from '@schupf/phrasebook';
import { bookOf } from './language.ts';
import { lazyWords } from './lazy-words.ts';

const useReasons = lazyWords(bookOf(loadReasons));

/** Explanations of a bot's choice. */
export const useReasonWords = (): Reasons | null => useReasons()?.reasons ?? null;
