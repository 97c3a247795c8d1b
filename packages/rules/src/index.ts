// words of the game
export {
  ACE,
  CARD_LIMIT,
  type Card,
  DOG,
  DRAGON,
  exchangeValue,
  type Face,
  faceOf,
  isCard,
  isRank,
  MAH_JONG,
  naturalRank,
  PHOENIX,
  packOf,
  pointsOf,
  RANKS,
  type Rank,
  SECOND_DRAGON,
  SECOND_PHOENIX,
  SPECIALS,
  type Special,
  SUITS,
  type Suit,
  specialCard,
  suitedCard,
} from './card.ts';
export { CardSet, type Cards } from './card-set.ts';
// chance
export { type Bits, xoshiro128 } from './chance/generators.ts';
export { below, bitsOf, isSeed, type Seed, shuffle, shuffledPack } from './chance/shuffle.ts';
// combinations
export {
  beats,
  type Combination,
  EMPTY_TABLE,
  isBomb,
  KINDS,
  type Kind,
  type Play,
  phoenixRanks,
  rankOf,
} from './combination/combination.ts';
export type { PlayFinder } from './combination/finder.ts';
export { PlayList } from './combination/play-list.ts';
export { type Detail, finderFor, playsFrom, readingsOf } from './combination/readings.ts';
// doors
export { arbitrate } from './doors/arbitrate.ts';
export { type Applied, apply, type Refused } from './doors/checked.ts';
export * as trusted from './doors/trusted.ts';
export { imagine } from './imagine.ts';
// what may be done
export { isLegal, layAction, legalActions, type Offer, refusalFor } from './legal/offers.ts';
export { bombClaims, turnPlays } from './legal/turn.ts';
export { newMatch } from './match.ts';
// rules
export {
  defaultOptions,
  isOptionName,
  isOptionValue,
  OPTION_NAMES,
  OPTIONS,
  type OptionName,
  type Options,
  parseOptionValue,
} from './options.ts';
export { undecided } from './phases/calls.ts';
export { type DealPlan, dealPlan, nextTaker, takerOf } from './phases/deal.ts';
export { dogTargets, namesDogTarget } from './phases/dog.ts';
export { giftTargets } from './phases/dragon.ts';
export { isTrickComplete } from './phases/play.ts';
export { candidates, exchangeLevels, pushOpen, pushTargets, type Slot, slotsOf } from './phases/push.ts';
export { nextSoloist, playOrder } from './phases/roles.ts';
export { fulfils, isOwnersMoment } from './phases/wish.ts';
export { PRESETS, type Preset, presetOptions } from './presets.ts';
export { type Rules, type RulesAnswer, type RulesRequest, readRules, rulesFor } from './rules.ts';
export { type MatchState, matchAfter } from './score/match.ts';
export { type RoundEnd, scoreRound } from './score/round.ts';
export { hasSeat, NOBODY, type Seat, seatBit, seatsIn } from './seat.ts';
export { type Setup, type SetupAnswer, setUp, type TrickEntry } from './setup.ts';
// state
export {
  type Action,
  CALLS,
  type Call,
  type Gift,
  isAction,
  type SeatAction,
  type TableAction,
} from './state/action.ts';
export type { GameEvent, SeenCards, SeenEvent, SeenTransfer, Transfer } from './state/event.ts';
export { type OpenState, PHASES, type Phase } from './state/open.ts';
export { Position } from './state/position.ts';
export { REFUSALS, type Refusal, type RefusalCode } from './state/refusal.ts';
export type { RoundResult } from './state/result.ts';
export { actsFor, follow, type Observer, seenBy, type View, viewFor } from './state/view.ts';
export { rankTitles, type Title } from './titles.ts';
export { VARIANT_FACTS, VARIANTS, type Variant, type VariantFacts } from './variants.ts';
