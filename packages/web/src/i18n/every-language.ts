import { LANGUAGES, type Language } from '@schupf/phrasebook';
import type { Subject, Subjects } from './subjects.ts';

/** For tests: the words of a subject in each language, with its tag. */
export function inEveryLanguage<S extends Subject>(
  subject: S,
): Promise<readonly (readonly [Language, Subjects[S]])[]> {
  return Promise.all(
    LANGUAGES.map(
      async (language) => [language, (await import(`./${language}/${subject}.ts`)) as Subjects[S]] as const,
    ),
  );
}
