import type { Bits, Seat, SeatAction, View } from '@schupf/rules';
import type { Reason } from './reasons.ts';

/** What a bot is given for a decision. It has neither a clock nor a random source of its own. */
export interface DecisionContext {
  readonly random: Bits;
  /** True when the bot must answer. Search polls it; other bots answer right away. */
  outOfTime(): boolean;
  /** Leave the reasons empty: finding them may cost as much as the decision itself. */
  readonly withoutReasons?: boolean;
}

export interface Choice {
  readonly action: SeatAction;
  /** Codes, the most important first. The user interface has a sentence for each. */
  readonly reasons: readonly Reason[];
}

/**
 * A computer player. It is asked after every event for every seat it plays, in turn or not, so that it can call late and
 * bomb out of turn; null means that it does nothing now. Its answer depends only on the view, the random bits and the
 * answers of `outOfTime`.
 */
export interface Bot {
  /** Name and version in one. A bot that plays differently gets a new name, so that measurements stay valid. */
  readonly name: string;
  choose(view: View, seat: Seat, context: DecisionContext): Choice | null;
}
