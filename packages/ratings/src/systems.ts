import { VARIANT_FACTS, type Variant } from '@schupf/rules';

/** How much a match says: by the points of every round, or by the places at the end. */
export type System =
  | {
      readonly type: 'points';
      /** The variance of the difference of a round between sides of known strength. */
      readonly luck: number;
    }
  | {
      readonly type: 'places';
      /** The variance of a player's performance in a match, in points per round. */
      readonly luck: number;
    };

/** The deviation among people on BrettspielWelt (docs/statistics.md). */
const ROUND = 214;
/** Between bots, the deviation with six players is this part of that with four (docs/ratings.md). */
const SIX_PLAYERS = 0.83;
/**
 * Nine rounds of the four-player game. How much luck there is in games without teams has not been measured, so it is
 * assumed to be the same.
 */
const PERFORMANCE = 945;

const SYSTEMS: { readonly [V in Variant]: System } = {
  nanjing: { type: 'points', luck: ROUND ** 2 },
  tientsin: { type: 'points', luck: (ROUND * SIX_PLAYERS) ** 2 },
  // The soloist changes from round to round.
  trichu: { type: 'places', luck: PERFORMANCE },
  wuwang: { type: 'places', luck: PERFORMANCE },
  grandseigneur: { type: 'places', luck: PERFORMANCE },
  let: { type: 'places', luck: PERFORMANCE },
};

export function systemOf(variant: Variant): System {
  return SYSTEMS[variant];
}

/** Whether the strengths of bots have been measured in this game. */
export function hasAnchors(variant: Variant): boolean {
  return variant === 'nanjing';
}

/** Whether people always play with the same partners during a match, so that pairs can be compared. */
export function hasPairs(variant: Variant): boolean {
  return SYSTEMS[variant].type === 'points' && VARIANT_FACTS[variant].players.max === 4;
}
