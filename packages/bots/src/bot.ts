import type { Bits, Seat, SeatAction, View } from '@schupf/rules';
import type { Reason } from './reasons.ts';

/** What a bot may use for a decision besides the view. Bots must not use any other clock or random source. */
export interface DecisionContext {
  readonly random: Bits;
  /** Whether the bot must answer now. Search polls it; other bots answer right away. */
  outOfTime(): boolean;
  /** Whether to leave the reasons empty: finding them may cost as much as the decision itself. */
  readonly withoutReasons?: boolean;
}

export interface Choice {
  readonly action: SeatAction;
  /** Most important first. The user interface has a sentence for each code. */
  readonly reasons: readonly Reason[];
}

/**
 * A computer player. `choose` is called after every event for every seat the bot plays, whether or not it is that
 * seat's turn, so that the bot can call late and bomb out of turn. It returns null if the bot does nothing now. The
 * choice depends only on the view, the random bits and what `outOfTime` returns.
 */
export interface Bot {
  /** Name and version in one. A bot that plays differently gets a new name, so that measurements stay valid. */
  readonly name: string;
  choose(view: View, seat: Seat, context: DecisionContext): Choice | null;
}
