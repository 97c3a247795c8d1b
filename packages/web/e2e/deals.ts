/** Seeds of deals that lead to a given situation, found with `find-deals.ts`; used as `?deal=…`. */
export const DEALS = {
  /** Four kings from the start; another player leads. */
  bomb: 'deal13',
  /** Another player wishes for a rank the person holds, before the person's first turn. */
  wish: 'deal9',
  /** A player who follows the hints soon wins a trick with the Dragon. */
  gift: 'deal5',
  /** The Mah Jong, the Phoenix, and pairs of threes and eights. */
  phoenix: 'deal30',
  /** A player who follows the hints is out early. */
  early: 'deal79',
} as const;
