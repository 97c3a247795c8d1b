// Cards, combinations, seats and titles.

export {
  ACE,
  byRank,
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
  sortValue,
  specialCard,
  suitedCard,
} from './card.ts';
export { CardSet, type Cards } from './card-set.ts';
export {
  beats,
  type Combination,
  combinationOf,
  EMPTY_TABLE,
  heightOf,
  isBomb,
  KINDS,
  type Kind,
  type PlainPlay,
  type Play,
  phoenixRanks,
  plainPlay,
  rankOf,
} from './combination/combination.ts';
export { type Detail, finderFor, playsFrom, readingsOf } from './combination/readings.ts';
export { hasSeat, NO_SEAT, type Player, type Seat, seatBit, seatsIn } from './seat.ts';
export { rankTitles, type Title } from './titles.ts';

// Which game is played: variants, options, editions.

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
export { PRESETS, type Preset, presetOptions } from './presets.ts';
export { isRelevant } from './relevant-options.ts';
export {
  RULES_PROBLEMS,
  type Rules,
  type RulesAnswer,
  type RulesProblem,
  type RulesRequest,
  readRules,
  requestFor,
  rulesFor,
} from './rules.ts';
export { VARIANT_FACTS, VARIANTS, type Variant, type VariantFacts } from './variants.ts';

// A match: positions, actions, events and the checked transition.

export { type MatchPoint, matchAt, newMatch } from './match.ts';
export { type Setup, type SetupAnswer, setUp, type TrickEntry } from './setup.ts';
export {
  type Action,
  CALLS,
  type Call,
  type Gift,
  isAction,
  readSeatAction,
  type SeatAction,
  type TableAction,
} from './state/action.ts';
export type { GameEvent, HistoryEvent, SeenCards, SeenEvent, SeenTransfer, Transfer } from './state/event.ts';
export { addToHistory } from './state/history.ts';
export { type OpenState, PHASES, type Phase } from './state/open.ts';
export {
  type KindOf,
  OPEN_FIELD_NAMES,
  OPEN_FIELDS,
  type OpenFieldKind,
  type OpenFieldName,
} from './state/open-fields.ts';
export { type PackedPosition, packPosition, unpackPosition } from './state/packed-position.ts';
export { type PackedView, packView, unpackView } from './state/packed-view.ts';
export { Position } from './state/position.ts';
export { REFUSALS, type Refusal, type RefusalCode } from './state/refusal.ts';
export type { RoundResult } from './state/result.ts';
export { type Side, sideFrom } from './state/sides.ts';
export {
  cardsInOrder,
  type PlayedCard,
  type PlayInTrick,
  playsInTrick,
  type TrickOnTable,
  trickOnTable,
} from './state/trick.ts';
export { arbitrate, positionForClaim } from './transitions/arbitrate.ts';
export { type Applied, apply, type Refused } from './transitions/checked.ts';

// What an observer sees and may do, and imagined positions that agree with it.

export { imagine } from './imagine.ts';
export { isLegal, refusalFor } from './legal/refusal-for.ts';
export { follow } from './state/follow.ts';
export { seenBy } from './state/seen.ts';
export { actsFor, type Observer, type View, viewFor } from './state/view.ts';

// Which seat has to decide what, what it may do, and a driver that plays a round decision by decision.

export { actionFor, actionToPlay, type Extras, firstGifts } from './decisions/actions.ts';
export {
  actionsHonouringWish,
  type Choices,
  choicesFor,
  legalActions,
  offersOf,
} from './decisions/choices.ts';
export { afterWindow, refusalForClaim } from './decisions/claims.ts';
export {
  type Duty,
  type DutyKind,
  dutiesOf,
  type Moment,
  momentOf,
  tableActionNow,
} from './decisions/duties.ts';
export type { Offer, PlayOffer } from './decisions/offer.ts';
export { type PlaysWith, playsWith } from './decisions/plays-with.ts';
export {
  NO_PLAY,
  RoundDriver,
  type RoundMoves,
  type RoundPlayers,
  TrustedMoves,
} from './decisions/round-driver.ts';

// Reading untrusted values.

export {
  Fields,
  failure,
  isCount,
  isListOf,
  isOneOf,
  isRecord,
  type Result,
  success,
} from './reading.ts';

// Random numbers from seeds.

export { type Bits, xoshiro128 } from './chance/generators.ts';
export { asciiBytes, bytesOfHex, hexOf, hmacSha256, sha256 } from './chance/sha256.ts';
export {
  below,
  bitsAt,
  bitsOf,
  isSeed,
  type Place,
  roundSeed,
  type Seed,
  shuffle,
  shuffledPack,
} from './chance/shuffle.ts';

// For search: transitions in place, and plays listed without allocating.

export type { PlayFinder } from './combination/finder.ts';
export { PlayList } from './combination/play-list.ts';
export { type Alternative, bombClaims, playsHonouringWish, turnPlays } from './legal/turn.ts';
export * as trusted from './transitions/trusted.ts';

// The individual procedures of a round, for running or explaining a table.

export { mayStillCall, undecidedSeats } from './phases/calls.ts';
export { type DealPlan, dealPlan, nextTaker, takerOf } from './phases/deal.ts';
export { dogTargets, dogTargetsWith, isPassingDog, leaderAfterDog, namesDogTarget } from './phases/dog.ts';
export { giftTargets } from './phases/dragon.ts';
export { isTrickComplete } from './phases/play.ts';
export { candidates, exchangeLevels, pushTargets, type Slot, seatsToPush, slotsOf } from './phases/push.ts';
export { nextDealer, nextSoloist, playOrder } from './phases/roles.ts';
export { allowedUnderWish, fulfils, isOwnersMoment, owesWish, wishesWith, wishWith } from './phases/wish.ts';
export { type MatchState, matchAfter } from './score/match.ts';
export { type RoundEnd, scoreRound } from './score/round.ts';
