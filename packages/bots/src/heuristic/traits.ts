/** Which of the cards laid a player remembers; the others he takes for being out still. */
export type Memory = 'highs' | 'all';

/** What a player considers, and how much it weighs. Weights are in combinations: 1 is a card he cannot get rid of. */
export interface Traits {
  readonly memory: Memory;
  /** Leaves partners their tricks and serves their calls. */
  readonly helps: boolean;
  /** Watches how many cards the others have left, and what they have called. */
  readonly watches: boolean;
  readonly calls: boolean;
  /** A combination costs so much for the turn it takes. */
  readonly turn: number;
  /** The right to lead, for whoever follows; and for whoever has it: under 1 he leads what cannot win first. */
  readonly lead: number;
  readonly keepLead: number;
  /** To lay something at all, when it is an opponent's trick. */
  readonly contest: number;
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

/** Everything is considered, with weights found by self-play on the same deals (the game of four). */
export const EXPERT: Traits = {
  memory: 'all',
  helps: true,
  watches: true,
  calls: true,
  turn: 0.14,
  lead: 0.6,
  keepLead: 0.6,
  contest: 0.6,
  partnerLead: 1.9,
  point: 0.003,
  bomb: 0.8,
  stop: 0.8,
  fight: 2,
  tichuCost: 2.2,
  tichuCostBeforePush: 2,
  grandHighs: 3.8,
  giveHigh: 0.21,
  giveUp: 0.06,
};

/** Remembers all cards, but neither watches the others nor bets. */
export const CLUB: Traits = { ...EXPERT, watches: false, calls: false };

/** Plans and helps its partner, and remembers only the highest cards. */
export const BEGINNER: Traits = { ...CLUB, memory: 'highs' };
