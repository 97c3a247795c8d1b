import type { tips } from '../i18n/en/tips.ts';
import { lazyWords } from '../i18n/lazy-words.ts';

/** Words only newcomers need. */
export const useTipWords = lazyWords<typeof tips>({
  en: async () => (await import('../i18n/en/tips.ts')).tips,
  de: async () => (await import('../i18n/de/tips.ts')).tips,
  fr: async () => (await import('../i18n/fr/tips.ts')).tips,
  hu: async () => (await import('../i18n/hu/tips.ts')).tips,
});
