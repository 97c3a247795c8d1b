import type { GameRecord } from '@schupf/rules/notation';
import { lazy } from '../app/lazy.tsx';
import type { Reviewer } from './reviewer.ts';

/** Loaded when a reader asks for a review. */
export const ReviewPanel = lazy(async () => {
  const [{ ReviewPanel: Panel }, { loadReviewWords }] = await Promise.all([
    import('./ReviewPanel.tsx'),
    import('../i18n/review-words.ts'),
  ]);
  await loadReviewWords();
  return Panel;
});

export async function openReviewer(record: GameRecord): Promise<Reviewer> {
  const module = await import('./reviewer.ts');
  return new module.Reviewer(record);
}
