/** Which played cards a player remembers. All others are treated as still in play. */
export type Memory = 'highs' | 'all';

/**
 * What a player considers, and with what weight. The unit is the difference in cost between a combination that never
 * wins a trick and one that always does.
 */
export interface Traits {
  readonly memory: Memory;
  /** Whether the player leaves tricks to partners and supports their calls. */
  readonly helps: boolean;
  /** Whether the player watches how many cards the others have left, and what they have called. */
  readonly watches: boolean;
  readonly calls: boolean;
  /** The cost of a turn. Every combination takes one. */
  readonly turnCost: number;
  /** The value of winning the lead. */
  readonly lead: number;
  /**
   * The value of keeping the lead. Below 1, this is worth less than getting rid of a combination that cannot win, so such
   * combinations are led first.
   */
  readonly keepLead: number;
  /** The value of beating an opponent's play, even if the trick is lost later. */
  readonly contest: number;
  /** The value of a partner's lead. */
  readonly partnerLead: number;
  /** The value of each card point in a trick. */
  readonly point: number;
  /** The cost of using up a bomb. */
  readonly bomb: number;
  /** The value of stopping an opponent who is about to go out. */
  readonly stop: number;
  /** The value of taking a trick from an opponent who has called. */
  readonly fight: number;
  /** Hands up to this cost are worth a Tichu. */
  readonly tichuCost: number;
  /** The same limit before the push. It is lower, because the hand will still change. */
  readonly tichuCostBeforePush: number;
  /** How many high cards, weighted by `callsGrand`, must be among the first cards for a Grand Tichu. */
  readonly grandHighs: number;
  /** How much a card given to an opponent hurts, per rank. */
  readonly opponentGift: number;
  /** How much a card given to a partner helps, per rank. */
  readonly partnerGift: number;
}

/** Considers everything. The numbers were tuned by self-play on duplicate deals of the four-player game. */
export const EXPERT: Traits = {
  memory: 'all',
  helps: true,
  watches: true,
  calls: true,
  turnCost: 0.14,
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
  opponentGift: 0.21,
  partnerGift: 0.06,
};

/** Like the expert, but neither watches the others nor calls. */
export const CLUB: Traits = { ...EXPERT, watches: false, calls: false };

/** Like a club player, but remembers only kings, aces and special cards. */
export const BEGINNER: Traits = { ...CLUB, memory: 'highs' };
