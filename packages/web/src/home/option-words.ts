import { signal } from '@preact/signals';
import type { OptionWords } from '@schupf/phrasebook';
import { useEffect } from 'preact/hooks';
import { language } from '../i18n/language.ts';
import { loadOptionWords } from '../i18n/option-words.ts';

const loaded = signal<OptionWords | null>(null);

/** The words for single rules, which come when somebody first wants to see them; null until then. */
export function useOptionWords(): OptionWords | null {
  const wanted = language.value;
  useEffect(() => {
    // Offline without them the rules simply are not spelled out.
    loadOptionWords().then(
      (words) => {
        if (language.value === wanted) loaded.value = words;
      },
      () => {},
    );
  }, [wanted]);
  return loaded.value;
}
