import type { Card, Rank, Seat } from '@schupf/rules';

/** Why a bot does what it does. One code a reason; the interface has a sentence for each in every language. */
export const REASON_CODES = [
  /** Nothing else is legal. */
  'only-choice',
  /** Drawn at random. */
  'at-random',
  /** These are the last cards. */
  'goes-out',
  /** What is left can be laid in the fewest combinations. */
  'shortest-plan',
  /** It gets rid of low cards that will hardly win a trick later. */
  'sheds-losers',
  /** The Dog takes no trick, so it goes while it can be led. */
  'sheds-dog',
  /** What is left is worth more than after any other play. */
  'better-rest',
  /** It has a fair chance of winning the trick. */
  'may-win',
  /** An opponent would take the trick otherwise. */
  'contests-trick',
  /** As far as the cards tell nobody can beat it any more, so the lead is kept or won. */
  'cannot-be-beaten',
  /** The cards that could win this trick are worth more later. */
  'saves-strength',
  /** The partner leads the trick and is left to it. */
  'partner-has-it',
  /** A partner has called, and is helped. */
  'serves-call',
  /** An opponent has called, and is fought. */
  'fights-call',
  /** An opponent is about to go out. */
  'stops-opponent',
  'wish-for-given-card',
  'wish-for-missing-rank',
  /** The hand is strong enough to be first out more often than not. */
  'strong-hand',
  'too-weak-to-call',
  'partner-called',
  /** The table's convention for the push. */
  'push-convention',
  /** Opponents get what can be spared. */
  'push-least-useful',
  /** Partners get the best that can be spared. */
  'push-to-partner',
  /** A partner gets the best that can be spared, opponents the least. */
  'push-to-both',
  /** The rules say which cards go. */
  'gift-is-owed',
  /** The gift hurts least there: he has more cards than the other. */
  'gift-to-slower',
  /** A partner gets the lead: this one, where there are several. */
  'dog-to-partner',
  /** Imagined rounds went best this way. */
  'best-in-imagined-rounds',
  /** Of all there is to do this leads to the highest expected result. */
  'expects-most',
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

export interface Reason {
  readonly code: ReasonCode;
  readonly seat?: Seat;
  readonly rank?: Rank;
  readonly cards?: readonly Card[];
  /** Points or combinations, as the code has it. */
  readonly value?: number;
}
