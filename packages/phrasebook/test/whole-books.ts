import { LANGUAGES, type Language, loadOptionWords, loadPhrases, loadReasons } from '../src/index.ts';

async function whole(language: Language) {
  const { phrases } = await loadPhrases(language);
  return { ...phrases, ...(await loadReasons(language)), ...(await loadOptionWords(language)) };
}

export type WholeBook = Awaited<ReturnType<typeof whole>>;

/** Every language with all of its parts. */
export const ALL = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await whole(language)] as const)),
) as { readonly [L in Language]: WholeBook };
