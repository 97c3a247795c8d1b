import { type Language, language } from './language.ts';
import type { OptionWords } from './option-texts.ts';

const LOAD: { readonly [L in Language]: () => Promise<{ readonly optionWords: OptionWords }> } = {
  en: () => import('./en/options.ts'),
  de: () => import('./de/options.ts'),
  fr: () => import('./fr/options.ts'),
  hu: () => import('./hu/options.ts'),
};

/** The words for every single rule, in the language chosen now. Few people want them, so they come by themselves. */
export async function loadOptionWords(): Promise<OptionWords> {
  return (await LOAD[language.value]()).optionWords;
}
