import { useEffect } from 'preact/hooks';
import { type Book, language } from './language.ts';

/** A hook for texts that may not be loaded yet; `fetch` loads them ahead of time. */
type LazyWords<Words> = (() => Words | null) & { readonly fetch: () => Promise<void> };

/** Texts that few pages need, loaded on first use. Null until then; after that they follow the language. */
export function lazyWords<Words>(book: Book<Words>): LazyWords<Words> {
  // Offline the texts may be missing; the parts that need them stay hidden.
  const fetch = () => book.load().catch(() => {});
  const useWords = (): Words | null => {
    const wanted = language.value;
    useEffect(() => void fetch(), [wanted]);
    return book.wordsIfLoaded();
  };
  return Object.assign(useWords, { fetch });
}
