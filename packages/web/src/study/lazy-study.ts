import { lazy } from '../app/lazy.tsx';

/** Loaded when a reader adds a round to a study. */
export const AddToStudy = lazy(async () => {
  const [{ AddToStudy: Part }, { loadStudyWords }] = await Promise.all([
    import('./AddToStudy.tsx'),
    import('../i18n/study-words.ts'),
  ]);
  await loadStudyWords();
  return Part;
});
