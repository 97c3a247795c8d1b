import type { reasons } from '../i18n/en/reasons.ts';
import { lazyWords } from '../i18n/lazy-words.ts';

/** Why a bot would do something: words for those who ask for hints. */
export const useReasonWords = lazyWords<typeof reasons>({
  en: async () => (await import('../i18n/en/reasons.ts')).reasons,
  de: async () => (await import('../i18n/de/reasons.ts')).reasons,
  fr: async () => (await import('../i18n/fr/reasons.ts')).reasons,
  hu: async () => (await import('../i18n/hu/reasons.ts')).reasons,
});
