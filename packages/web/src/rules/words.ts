import type { rules } from '../i18n/en/rules.ts';
import { lazyWords } from '../i18n/lazy-words.ts';

export type RulesWords = typeof rules;

/** The words of the rules, which only their page and a table's panel need. */
export const useRulesWords = lazyWords<RulesWords>({
  en: async () => (await import('../i18n/en/rules.ts')).rules,
  de: async () => (await import('../i18n/de/rules.ts')).rules,
  fr: async () => (await import('../i18n/fr/rules.ts')).rules,
  hu: async () => (await import('../i18n/hu/rules.ts')).rules,
});
