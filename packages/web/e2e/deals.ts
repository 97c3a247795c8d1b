/** Words whose deals bring the person into a situation, as `find-deals.ts` found them (`?deal=…`). */
export const DEALS = {
  /** Four kings from the start; others lead. */
  bomb: 'deal13',
  /** Somebody else wishes for a rank the person holds, before his first turn. */
  wish: 'deal9',
  /** Whoever does as the hints say wins a trick with the Dragon soon. */
  gift: 'deal5',
  /** The Mah Jong, the Phoenix, and pairs of threes and eights. */
  phoenix: 'deal30',
} as const;
