import { loadOptionWords, type OptionWords } from '@schupf/phrasebook';
import { bookOf } from './language.ts';
import { lazyWords } from './lazy-words.ts';

const useOptions = lazyWords(bookOf(loadOptionWords));

/** Names and values of the options. */
export const useOptionWords = (): OptionWords | null => useOptions()?.optionWords ?? null;
