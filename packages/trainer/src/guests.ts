import type { Policy } from '@schupf/bots/training';
import { type Bits, below, type OpenState } from '@schupf/rules';

/** Fixed bots that sometimes take part in self-play, so that the networks also learn to play with strangers. */
export const STRANGERS = ['expert-1', 'beginner-1', 'planner-1'] as const;
export type Stranger = (typeof STRANGERS)[number];

/** Who sits at the table besides the networks that are being trained. */
export interface Guests {
  /** A fixed bot, or the weights of an earlier version. */
  readonly who: Stranger | Uint8Array;
  /**
   * Either the whole other side, or players at random, who may be partners. Without teams, both mean players at random.
   */
  readonly where: 'opposite' | 'anywhere';
}

/** Replaces the policies of the players whose seats the guests take. At least one seat keeps its policy. */
export function seatGuests(
  own: readonly Policy[],
  guest: Policy,
  where: Guests['where'],
  { rules, players }: Pick<OpenState, 'rules' | 'players'>,
  random: Bits,
): Policy[] {
  const isOpposite = where === 'opposite' && rules.teams !== 'none';
  const side = below(2, random);
  // A mask of players, at least one of whom is not a guest.
  const mask = below((1 << rules.players) - 1, random);
  return own.map((policy, seat) => {
    const isGuest = isOpposite ? seat % 2 === side : ((mask >> players[seat]!) & 1) !== 0;
    return isGuest ? guest : policy;
  });
}
