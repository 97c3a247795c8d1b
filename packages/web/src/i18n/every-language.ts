import { LANGUAGES, type Language } from '@schupf/phrasebook';
import type { Subject, Subjects } from './subjects.ts';

/**
 * For tests: the page's texts on a subject in each language, with its tag. Options and reasons are in the phrasebook.
 */
export function inEveryLanguage<S extends Exclude<Subject, 'options' | 'reasons'>>(
  subject: S,
): Promise<readonly (readonly [Language, Subjects[S]])[]> {
  return Promise.all(
    LANGUAGES.map(
      async (language) => [language, (await import(`./${language}/${subject}.ts`)) as Subjects[S]] as const,
    ),
  );
}
