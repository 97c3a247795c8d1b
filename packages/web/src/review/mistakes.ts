import type { Moment } from '@schupf/replay';
import type { Verdict } from '@schupf/review';

/** The moment that a decision led to: the first moment of the replay after its move. */
export function momentAfter({ move, action }: Verdict, moments: readonly Moment[]): number {
  const index = moments.findIndex((moment) => moment.move >= move);
  if (index < 0) return moments.length - 1;
  // After a decision to do nothing, the table still waits for the next move.
  return action === null ? Math.max(0, index - 1) : index;
}

/** The moment at which a decision had to be made. */
export function momentBefore(verdict: Verdict, moments: readonly Moment[]): number {
  const after = momentAfter(verdict, moments);
  return verdict.action === null ? after : Math.max(0, after - 1);
}

/** Mistakes and blunders. Inaccuracies are shown too, but they may be due to chance. */
export function isMistake({ class: found }: Verdict): boolean {
  return found === 'mistake' || found === 'blunder';
}

/** All verdicts worth showing, in the order of the match. */
export function notable(verdicts: readonly Verdict[]): readonly Verdict[] {
  return verdicts
    .filter((verdict) => verdict.class !== null || verdict.isOpen)
    .sort((a, b) => a.round - b.round || a.move - b.move);
}
