/** What a player considers, and how much it weighs. Weights are in combinations: 1 is a card he cannot get rid of. */
export interface Traits {
  /** Remembers the cards that have been laid; else he takes all but his own for being out. */
  readonly counts: boolean;
  /** Leaves partners their tricks and serves their calls. */
  readonly helps: boolean;
  /** Watches how many cards the others have left, and what they have called. */
  readonly watches: boolean;
  readonly calls: boolean;
  /** A combination costs so much for the turn it takes. */
  readonly turn: number;
  /** The right to lead. */
  readonly lead: number;
  /** A partner's right to lead. */
  readonly partnerLead: number;
  /** A card point in a trick. */
  readonly point: number;
  /** A bomb that is laid is a bomb less. */
  readonly bomb: number;
  /** To stop somebody who is about to go out, or who has called. */
  readonly stop: number;
  readonly fight: number;
  /** Hands up to this cost are worth a Tichu; before the push they may get better. */
  readonly tichuCost: number;
  readonly tichuCostBeforePush: number;
  /** High cards among the first ones that are worth a Grand Tichu. */
  readonly grandHighs: number;
  /** How much a rank given to an opponent hurts, and one given to a partner helps. */
  readonly giveHigh: number;
  readonly giveUp: number;
}

export const FULL_TRAITS: Traits = {
  counts: true,
  helps: true,
  watches: true,
  calls: true,
  turn: 0.14,
  lead: 0.6,
  partnerLead: 1.2,
  point: 0.005,
  bomb: 0.8,
  stop: 0.8,
  fight: 0.5,
  tichuCost: 2.5,
  tichuCostBeforePush: 2.2,
  grandHighs: 3.8,
  giveHigh: 0.17,
  giveUp: 0.1,
};
