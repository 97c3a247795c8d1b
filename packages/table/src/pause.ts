import type { Draft } from './draft.ts';

/** Ends a pause that has reached its time limit. Returns false if no pause has expired. */
export function resumeExpiredPause(draft: Draft): boolean {
  const until = draft.pause?.until ?? null;
  if (until === null || draft.at < until) return false;
  resume(draft, until);
  return true;
}

/** The table's clock continues where it stopped. */
export function resume(draft: Draft, at: number): void {
  draft.lag += at - draft.pause!.since;
  draft.pause = null;
  draft.now = draft.at - draft.lag;
  draft.agreements = draft.agreements.filter(({ what }) => what !== 'resume');
}
