import { BOOKS, LANGUAGES, type Language } from '../src/index.ts';

async function whole(language: Language) {
  const { phrases, reasons, options } = BOOKS[language];
  return { ...(await phrases()).phrases, ...(await reasons()), ...(await options()) };
}

export type WholeBook = Awaited<ReturnType<typeof whole>>;

/** Every language with all of its parts. */
export const ALL = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await whole(language)] as const)),
) as { readonly [L in Language]: WholeBook };
