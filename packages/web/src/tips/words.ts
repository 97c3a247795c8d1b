import type { tips } from '../i18n/en/tips.ts';
import { fileOf } from '../i18n/language.ts';
import { lazyWords } from '../i18n/lazy-words.ts';

const files = import.meta.glob<{ readonly tips: typeof tips }>('../i18n/*/tips.ts');

/** Words only newcomers need. */
export const useTipWords = lazyWords(async (language) => (await fileOf(files, language)).tips);
