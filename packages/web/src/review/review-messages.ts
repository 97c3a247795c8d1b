import type { Moment, PlayerSummary, ReviewRefusal, RoundSummary, ShownWorld, Verdict } from '@schupf/review';
import type { Seat } from '@schupf/rules';

/** Why a match cannot be reviewed at all, or not in this browser. */
export type NoReviewReason = ReviewRefusal['code'] | 'no-weights' | 'stopped';

export interface Summaries {
  readonly players: readonly PlayerSummary[];
  readonly rounds: readonly RoundSummary[];
}

/** Messages from the page to the worker that reviews a match. */
export type ToReviewer =
  | {
      readonly type: 'open';
      /** A match as a `.schupf` text. */
      readonly record: string;
      readonly worlds: number;
      /** Verdicts from an earlier visit. Their decisions are not judged again. */
      readonly known: readonly Verdict[];
    }
  /** Judges all decisions of these seats, after the seats of earlier requests. */
  | { readonly type: 'judge'; readonly seats: readonly Seat[] }
  | { readonly type: 'show'; readonly verdict: Verdict; readonly choice: number };

/** Messages from the worker that reviews a match. */
export type FromReviewer =
  | { readonly type: 'refused'; readonly why: NoReviewReason }
  | {
      readonly type: 'opened';
      readonly judge: string;
      readonly moments: readonly Moment[];
      /** How many decisions each seat made. */
      readonly decisions: readonly number[];
    }
  | { readonly type: 'judged'; readonly verdict: Verdict; readonly summaries: Summaries }
  /** The answer to `show`. Answers come in the order of the requests. */
  | { readonly type: 'shown'; readonly world: ShownWorld | null };
