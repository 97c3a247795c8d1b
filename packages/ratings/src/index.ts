export { ANCHORS } from './anchors.ts';
export {
  type Entrant,
  type MatchChange,
  type MatchToRate,
  type PairRating,
  type PersonRating,
  pairKey,
  RatingBook,
  type StoredPair,
} from './book.ts';
export { type ComparedMatch, Comparison } from './comparison.ts';
export {
  chanceToWin,
  FIRST_GLICKO_RATING,
  type GlickoLimits,
  type GlickoRating,
  glickoAfter,
} from './glicko.ts';
export {
  type Participant,
  type PlayedRound,
  type RatedParticipant,
  type RatedRound,
  type RatedRounds,
  ratedRounds,
} from './match.ts';
export { isByPoints, type MatchOfTwo, type Surplus, surplusAgainst } from './opponents.ts';
export type { PairEstimate } from './points.ts';
export { isPool, PACES, type Pace, POOLS, type Pool, poolFor, poolOf, variantOf } from './pools.ts';
export {
  type DatedEstimate,
  type Estimate,
  listedUntil,
  type ShownRating,
  shownAt,
  shownChange,
} from './scale.ts';
export { hasPairs } from './systems.ts';
