import type { FairDeals } from './fair-deals.ts';
import type { Contribution, DealsContext } from './formulas.ts';

/** What everyone at the table sees of how the deals of a match are made. */
export interface DealsView extends DealsContext {
  readonly commitment: string;
  readonly stage: FairDeals['stage'];
  /** Empty until all hashes are fixed; without salts until all of them are. */
  readonly contributions: readonly Contribution[];
  /** Null until the match is over. */
  readonly secret: string | null;
}

export function dealsView(deals: FairDeals | null): DealsView | null {
  if (deals === null) return null;
  const { table, match, seats, commitment, stage, contributions, secret } = deals;
  const areSaltsFixed = stage === 'fixed' || stage === 'shown';
  return {
    table,
    match,
    seats,
    commitment,
    stage,
    contributions:
      stage === 'hashes'
        ? []
        : contributions.map(({ chair, hash, salt }) => ({ chair, hash, salt: areSaltsFixed ? salt : null })),
    secret: stage === 'shown' ? secret : null,
  };
}
