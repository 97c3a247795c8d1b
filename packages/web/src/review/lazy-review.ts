import type { Seat } from '@schupf/rules';
import { lazy } from '../app/lazy.tsx';
import type { PastMatch } from '../replay/load.ts';
import type { KeptReviewer } from './kept-reviewer.ts';

/** Loaded when a reader asks for a review. */
export const ReviewPanel = lazy(async () => {
  const [{ ReviewPanel: Panel }, { loadReviewWords }] = await Promise.all([
    import('./ReviewPanel.tsx'),
    import('../i18n/review-words.ts'),
  ]);
  await loadReviewWords();
  return Panel;
});

/** The review of a match, with what is known from an earlier visit. */
export async function openReviewer(past: PastMatch, seat: Seat): Promise<KeptReviewer> {
  const module = await import('./kept-reviewer.ts');
  return module.openKeptReviewer(past, seat);
}
