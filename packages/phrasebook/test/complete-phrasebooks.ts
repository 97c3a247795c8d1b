import { LANGUAGES, type Language, loadOptionWords, loadPhrases, loadReasons } from '../src/index.ts';

async function loadWhole(language: Language) {
  const { phrases } = await loadPhrases(language);
  return { ...phrases, ...(await loadReasons(language)), ...(await loadOptionWords(language)) };
}

export type CompletePhrasebook = Awaited<ReturnType<typeof loadWhole>>;

/** All parts of the phrasebook, by language. */
export const ALL = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadWhole(language)] as const)),
) as { readonly [L in Language]: CompletePhrasebook };
