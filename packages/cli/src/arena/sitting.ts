import { type Card, type Rules, roundSeed, type Seat, type Seed, shuffledPack } from '@schupf/rules';
import type { Speed, SpeedName } from '@schupf/table';
import type { Players } from './players.ts';
import type { Seating, Side } from './seating.ts';
import type { Tallies } from './tally.ts';

/** Where two line-ups meet. */
export interface Arena {
  readonly rules: Rules;
  readonly seed: Seed;
  /** Time for a decision. */
  readonly milliseconds: number;
  readonly players: Readonly<Record<Side, Players>>;
  /** The clocks of the table they meet at, and the time for a decision if it is less; null for no clocks. */
  readonly clock: { readonly speed: SpeedName | Speed; readonly most: number } | null;
}

/** One of the two rounds of a deal. */
export interface Sitting {
  readonly arena: Arena;
  readonly deal: number;
  readonly seating: Seating;
  /** The statistics of both line-ups. */
  readonly tallies: Tallies;
}

/** Three-player games choose the dealer themselves. */
export function dealerOf({ arena: { rules }, deal }: Sitting): Seat {
  return rules.dummy === null ? deal % rules.seats : 0;
}

export function packOf({ arena: { rules, seed }, deal }: Sitting): Card[] {
  return shuffledPack(rules, roundSeed(seed, deal));
}
