import { BOOKS, type Reasons } from '@schupf/phrasebook';
import { lazyWords } from '../i18n/lazy-words.ts';

/** Why a bot would do something: words for those who ask for hints. */
export const useReasonWords = lazyWords<Reasons>(
  async (language) => (await BOOKS[language].reasons()).reasons,
);
