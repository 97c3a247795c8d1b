import type { Puzzle } from '@schupf/puzzles';
import type { PushVerdict, Shown } from '@schupf/puzzles/judging';
import type { RulesRequest, SeatAction } from '@schupf/rules';

/** Questions to the worker that plays puzzles out. They are answered in order. */
export type ToTutor = {
  readonly rules: RulesRequest;
  readonly puzzle: Puzzle;
} & (
  | { readonly type: 'show'; readonly action: SeatAction | null }
  | { readonly type: 'push'; readonly action: SeatAction; readonly worlds: number }
);

/** Null where the networks are missing or the puzzle is damaged. */
export type FromTutor =
  | { readonly type: 'show'; readonly shown: Shown | null }
  | { readonly type: 'push'; readonly verdict: PushVerdict | null };
