import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Language, language } from './language.ts';

/** Words that few pages need, fetched by the first that does. Null until they have come; after that they follow the language. */
export function lazyWords<Words>(
  load: { readonly [L in Language]: () => Promise<Words> },
): () => Words | null {
  const loaded = signal<{ readonly language: Language; readonly words: Words } | null>(null);
  return function useWords() {
    const wanted = language.value;
    useEffect(() => {
      if (loaded.value?.language === wanted) return;
      load[wanted]().then(
        (words) => {
          if (language.value === wanted) loaded.value = { language: wanted, words };
        },
        () => {
          // Without a network the words of a language never seen stay away; what is there stays.
        },
      );
    }, [wanted]);
    return loaded.value?.words ?? null;
  };
}
