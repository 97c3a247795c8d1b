import { type Card, type Rules, roundSeed, type Seat, type Seed, shuffledPack } from '@schupf/rules';
import type { Speed, SpeedName } from '@schupf/table';
import type { Players } from './players.ts';
import type { Seating, Side } from './seating.ts';
import type { Tallies } from './tally.ts';

/** Two line-ups and the conditions under which they play. */
export interface Arena {
  readonly rules: Rules;
  readonly seed: Seed;
  /** Time per decision. */
  readonly milliseconds: number;
  readonly players: Readonly<Record<Side, Players>>;
  /** The table speed whose clocks apply, and the maximum time per decision; null for no clocks. */
  readonly clock: { readonly speed: SpeedName | Speed; readonly maxMs: number } | null;
}

/** One of the two rounds of a deal. */
export interface Sitting {
  readonly arena: Arena;
  readonly deal: number;
  readonly seating: Seating;
  /** The statistics of both line-ups. */
  readonly tallies: Tallies;
}

/** The dealer changes with every deal. Three-player games choose the dealer themselves and ignore this seat. */
export function dealerOf({ arena: { rules }, deal }: Sitting): Seat {
  return rules.dummy === null ? deal % rules.seats : 0;
}

export function packOf({ arena: { rules, seed }, deal }: Sitting): Card[] {
  return shuffledPack(rules, roundSeed(seed, deal));
}
