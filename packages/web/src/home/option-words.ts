import type { OptionWords } from '@schupf/phrasebook';
import { lazyWords } from '../i18n/lazy-words.ts';

const useWords = lazyWords('options');

/** The words for single rules, which are loaded when someone first wants to see them; null until then. */
export const useOptionWords = (): OptionWords | null => useWords()?.optionWords ?? null;
