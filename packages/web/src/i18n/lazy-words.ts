import { useEffect } from 'preact/hooks';
import { bookOf, language } from './language.ts';
import type { Subject, Subjects } from './subjects.ts';

/** A hook for words that may not be there yet; `fetch` loads them before a component shows them. */
type LazyWords<Words> = (() => Words | null) & { readonly fetch: () => Promise<void> };

/** Words that few pages need, loaded by the first that does. Null until then; after that they follow the language. */
export function lazyWords<S extends Subject>(subject: S): LazyWords<Subjects[S]> {
  const book = bookOf(subject);
  // Offline they may be missing: what they would say is left out.
  const fetch = () => book.load().catch(() => {});
  const useWords = (): Subjects[S] | null => {
    const wanted = language.value;
    useEffect(() => void fetch(), [wanted]);
    return book.wordsIfLoaded();
  };
  return Object.assign(useWords, { fetch });
}
