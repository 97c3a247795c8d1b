/** Which played cards a player remembers. It treats all others as still in play. */
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
  /**
   * The value of winning the lead, and of keeping it. If `keepLead` is below 1, it is worth less than getting rid of
   * a play that cannot win, so such plays are led first.
   */
  readonly lead: number;
  readonly keepLead: number;
  /** The value of beating an opponent's play, even if the trick is lost later. */
  readonly contest: number;
  /** The value of a partner's lead. */
  readonly partnerLead: number;
  /** The value of each card point in a trick. */
  readonly point: number;
  /** The cost of using up a bomb. */
  readonly bomb: number;
  /** The value of stopping an opponent who is about to go out, or who has called. */
  readonly stop: number;
  readonly fight: number;
  /** Hands up to this cost are worth a Tichu. Before the push the limit is lower: the hand will still change. */
  readonly tichuCost: number;
  readonly tichuCostBeforePush: number;
  /** How many high cards in the first part of the deal are worth a Grand Tichu. */
  readonly grandHighs: number;
  /** How much each rank given to an opponent hurts, and each rank given to a partner helps. */
  readonly opponentGift: number;
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

/** Remembers all cards, but neither watches the others nor calls. */
export const CLUB: Traits = { ...EXPERT, watches: false, calls: false };

/** Plans and helps its partner, but remembers only the highest cards. */
export const BEGINNER: Traits = { ...CLUB, memory: 'highs' };
