import { LANGUAGES, type Language } from '@schupf/phrasebook';
import type { Subject, Subjects } from './subjects.ts';

/** For tests: the page's texts on one subject, as pairs of a language and its texts. */
export function inEveryLanguage<S extends Subject>(
  subject: S,
): Promise<readonly (readonly [Language, Subjects[S]])[]> {
  return Promise.all(
    LANGUAGES.map(
      async (language) => [language, (await import(`./${language}/${subject}.ts`)) as Subjects[S]] as const,
    ),
  );
}
