import type { Card, Rank, Seat } from '@schupf/rules';

/** The reasons for a bot's decisions. The user interface has a sentence for each code in every language. */
export const REASON_CODES = [
  /** Nothing else is legal. */
  'only-choice',
  /** Drawn at random. */
  'at-random',
  /** These are the last cards. */
  'goes-out',
  /** The rest of the hand needs the fewest combinations. */
  'shortest-plan',
  /** It gets rid of low cards that will rarely win a trick. */
  'sheds-losers',
  /** The Dog never wins a trick and can only be led, so it is led while that is possible. */
  'sheds-dog',
  /** The rest of the hand is better than after any other play. */
  'better-rest',
  /** It has a fair chance of winning the trick. */
  'may-win',
  /** Otherwise an opponent would win the trick. */
  'contests-trick',
  /** Judging by the cards played, no one can beat it, so it wins the lead. */
  'cannot-be-beaten',
  /** The cards that could win this trick are worth more later. */
  'saves-strength',
  /** The trick is left to the partner, who is winning it. */
  'partner-has-it',
  /** It supports a partner's call. */
  'serves-call',
  /** It acts against a partner's call, or bombs a partner's trick, because that is clearly better. */
  'over-partner',
  /** It fights an opponent's call. */
  'fights-call',
  /** An opponent is about to go out. */
  'stops-opponent',
  'wish-for-given-card',
  'wish-for-missing-rank',
  /** The hand is strong enough to go out first more often than not. */
  'strong-hand',
  'too-weak-to-call',
  'partner-called',
  /** It follows the table's convention for the push. */
  'push-convention',
  /** Opponents get the least useful cards. */
  'push-least-useful',
  /** Partners get the best cards that can be spared. */
  'push-to-partner',
  /** A partner gets the best card that can be spared, opponents the least useful ones. */
  'push-to-both',
  /** The rules decide which cards are given. */
  'gift-is-owed',
  /** This opponent gets the trick, because they have more cards left than the other opponents. */
  'gift-to-slower',
  /** The Dog gives the lead to a partner. */
  'dog-to-partner',
  /** It had the best results in simulated rounds. */
  'best-in-simulated-rounds',
  /** It has the highest expected result. */
  'expects-most',
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

export interface Reason {
  readonly code: ReasonCode;
  readonly seat?: Seat;
  readonly rank?: Rank;
  readonly cards?: readonly Card[];
  /** Points or combinations, depending on the code. */
  readonly value?: number;
}
