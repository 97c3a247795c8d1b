import type { rules } from '../i18n/en/rules.ts';
import { lazyWords } from '../i18n/lazy-words.ts';

export type RulesWords = typeof rules;

const useWords = lazyWords('rules');

/** The words of the rules, which only their page and a table's panel need. */
export const useRulesWords = (): RulesWords | null => useWords()?.rules ?? null;
