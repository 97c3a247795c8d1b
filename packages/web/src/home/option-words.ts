import { lazyWords } from '../i18n/lazy-words.ts';
import type { OptionWords } from '../i18n/option-texts.ts';

const useWords = lazyWords('options');

/** The words for single rules, which are loaded when someone first wants to see them; null until then. */
export const useOptionWords = (): OptionWords | null => useWords()?.optionWords ?? null;
