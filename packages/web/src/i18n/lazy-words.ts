import { useEffect } from 'preact/hooks';
import { type Book, language } from './language.ts';

/** A hook for words that may not be there yet; `fetch` loads them before a component shows them. */
type LazyWords<Words> = (() => Words | null) & { readonly fetch: () => Promise<void> };

/** Words that few pages need, loaded by the first that does. Null until then; after that they follow the language. */
export function lazyWords<Words>(book: Book<Words>): LazyWords<Words> {
  // Offline they may be missing: what they would say is left out.
  const fetch = () => book.load().catch(() => {});
  const useWords = (): Words | null => {
    const wanted = language.value;
    useEffect(() => void fetch(), [wanted]);
    return book.wordsIfLoaded();
  };
  return Object.assign(useWords, { fetch });
}
