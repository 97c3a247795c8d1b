import { lazy } from '../app/lazy.tsx';

/** Loaded when a reader wants to keep a round. */
export const AddToStudy = lazy(async () => {
  const [{ AddToStudy: Part }, { loadStudyWords }] = await Promise.all([
    import('./AddToStudy.tsx'),
    import('../i18n/study-words.ts'),
  ]);
  await loadStudyWords();
  return Part;
});
