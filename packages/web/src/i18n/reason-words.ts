import { loadReasons, type Reasons } from '@schupf/phrasebook';
import { bookOf } from './language.ts';
import { lazyWords } from './lazy-words.ts';

const useReasons = lazyWords(bookOf(loadReasons));

/** Why a bot would do something. */
export const useReasonWords = (): Reasons | null => useReasons()?.reasons ?? null;
