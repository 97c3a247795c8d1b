import type { rules } from '../i18n/en/rules.ts';
import { fileOf } from '../i18n/language.ts';
import { lazyWords } from '../i18n/lazy-words.ts';

export type RulesWords = typeof rules;

const files = import.meta.glob<{ readonly rules: RulesWords }>('../i18n/*/rules.ts');

/** The words of the rules, which only their page and a table's panel need. */
export const useRulesWords = lazyWords(async (language) => (await fileOf(files, language)).rules);
