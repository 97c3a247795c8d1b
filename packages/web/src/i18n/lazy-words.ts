import { signal } from '@preact/signals';
import type { Language } from '@schupf/phrasebook';
import { useEffect } from 'preact/hooks';
import { language } from './language.ts';

/** A hook for words that may not have come yet; `fetch` lets them come before anybody shows them. */
type LazyWords<Words> = (() => Words | null) & { readonly fetch: () => Promise<void> };

/** Words that few pages need, fetched by the first that does. Null until they have come; after that they follow the language. */
export function lazyWords<Words>(load: (language: Language) => Promise<Words>): LazyWords<Words> {
  const loaded = signal<{ readonly language: Language; readonly words: Words } | null>(null);
  const fetch = async (): Promise<void> => {
    const wanted = language.peek();
    if (loaded.peek()?.language === wanted) return;
    try {
      const words = await load(wanted);
      if (language.peek() === wanted) loaded.value = { language: wanted, words };
    } catch {
      // Without a network the words of a language never seen stay away; what is there stays.
    }
  };
  const useWords = (): Words | null => {
    const wanted = language.value;
    useEffect(() => void fetch(), [wanted]);
    return loaded.value?.words ?? null;
  };
  return Object.assign(useWords, { fetch });
}
