import type { Bits, Seat, SeatAction, View } from '@schupf/rules';
import type { Reason } from './reasons.ts';

/** What a bot needs from outside. It has no clock and no dice of its own. */
export interface Help {
  readonly random: Bits;
  /** True when it is time to answer. An instant bot never asks; a searching one asks again and again. */
  outOfTime(): boolean;
  /** Nobody will read the reasons, so none are given: to find them may cost as much as to decide. */
  readonly isSilent?: boolean;
}

export interface Choice {
  readonly action: SeatAction;
  /** Why, the weightiest reason first; none for whoever asked for silence. The words are the business of whoever shows them. */
  readonly reasons: readonly Reason[];
}

/**
 * Somebody who plays. Asked after every event for every seat it plays for, in turn or not, so that it can call late
 * and bomb out of turn; null means "nothing now". For the same view, random bits and answers of `outOfTime` it gives
 * the same answer, and it knows nothing but the view.
 */
export interface Bot {
  /** Name and version in one: what has been measured under a name never plays differently under it. */
  readonly name: string;
  choose(view: View, seat: Seat, help: Help): Choice | null;
}
