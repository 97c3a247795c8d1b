import { lazy } from '../app/lazy.tsx';

/** Loaded when a reader asks for a review. */
export const ReviewPanel = lazy(async () => {
  const [{ ReviewPanel: Panel }, { loadReviewWords }] = await Promise.all([
    import('./ReviewPanel.tsx'),
    import('../i18n/review-words.ts'),
  ]);
  await loadReviewWords();
  return Panel;
});

export async function openReviewer(...args: ConstructorParameters<typeof import('./reviewer.ts').Reviewer>) {
  const { Reviewer } = await import('./reviewer.ts');
  return new Reviewer(...args);
}
