import { lazy } from '../app/lazy.tsx';

/** Loaded when someone at a table goes through a match with the others. */
export const Together = lazy(async () => {
  const [{ Together: Part }, { loadTogetherWords }] = await Promise.all([
    import('./Together.tsx'),
    import('../i18n/together-words.ts'),
  ]);
  await loadTogetherWords();
  return Part;
});
