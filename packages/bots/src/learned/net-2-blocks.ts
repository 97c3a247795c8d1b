import { KINDS } from '@schupf/rules';
import { countFeatures, FACES, ROUGH_COUNT_FEATURES } from './card-counts.ts';
import type { LearnedGame } from './learned-games.ts';

/** Larger numbers of cards in a hand count as this many. */
export const MAX_HAND = 17;
export const HAND_SIZES = MAX_HAND + 1;
export const HEIGHTS = 18;
const MAX_PLAYERS = 12;
/** How many of the seats that have gone out are told apart. */
export const PLACES = 5;
/** Upper limits, exclusive, of the classes of points in a trick; the last class has no limit. */
export const TRICK_LIMITS = [0, 1, 10, 20, 30, 45] as const;
/** The same for the points a seat has won. */
export const WON_LIMITS = [0, 1, 20, 40, 60] as const;
/** The points a side needs to win the match, in steps; larger numbers count as the last one. */
export const NEED_STEP = 50;
export const NEEDS = 20;
/** How many unseen cards beat a single, and how many ranks beat a pair or a triple: limits of the classes, exclusive. */
export const BEATERS = { single: [1, 2, 3, 5, 9], pair: [1, 2, 3], triple: [1, 2] } as const;
/** The largest numbers of own cards and pairs that are told apart, of those that no unseen one of their kind beats. */
export const MAX_TOPS = 8;
export const MAX_TOP_PAIRS = 4;
/** How many cards of a push are told apart, and the highest rank whose exchange differs from that of the next one. */
const MAX_GIVEN = 4;
const COMBINATIONS = 15;
const WISHES = 15;
const BOMB_NUMBERS = 2;

/** What the features of a game depend on. */
export interface GameTraits {
  readonly packs: 1 | 2;
  /**
   * How many other seats are told apart. At larger tables, those in the middle count as one: see `Net2Seats`.
   */
  readonly others: number;
  readonly hasTeams: boolean;
  readonly hasDummy: boolean;
  /** Whether the networks are told the score near the end of a match, and then estimate the chance of winning it. */
  readonly knowsScore: boolean;
  /** Whether the networks are told how many unseen cards beat a play, and which of their own cards are the highest. */
  readonly knowsTops: boolean;
}

export const GAME_TRAITS: Readonly<Record<LearnedGame, GameTraits>> = {
  nanjing: { packs: 1, others: 3, hasTeams: true, hasDummy: false, knowsScore: true, knowsTops: true },
  three: { packs: 1, others: 3, hasTeams: true, hasDummy: true, knowsScore: false, knowsTops: false },
  tientsin: { packs: 1, others: 5, hasTeams: true, hasDummy: false, knowsScore: false, knowsTops: false },
  ranks: { packs: 2, others: 6, hasTeams: false, hasDummy: false, knowsScore: false, knowsTops: false },
};

/** Hands out consecutive numbers of features. */
class Blocks {
  used = 0;

  take(size: number): number {
    this.used += size;
    return this.used - size;
  }
}

/** The first feature of each group, for the networks of one game. */
export function blocksFor(game: LearnedGame) {
  return {
    grand: grandBlocks(GAME_TRAITS[game]),
    push: pushBlocks(GAME_TRAITS[game]),
    play: playBlocks(GAME_TRAITS[game]),
  };
}

/** Groups that describe the table before and during play. */
function tableBlocks(blocks: Blocks, { others, hasTeams, hasDummy, packs, knowsScore }: GameTraits) {
  return {
    variant: blocks.take(2),
    twoPacks: blocks.take(1),
    players: blocks.take(hasTeams ? 0 : MAX_PLAYERS + 1),
    rank: blocks.take(hasTeams ? 0 : MAX_PLAYERS + 1),
    soloist: blocks.take(hasDummy ? others + 1 : 0),
    known: blocks.take(hasDummy ? others * countFeatures(packs) : 0),
    ourNeed: blocks.take(knowsScore ? NEEDS : 0),
    theirNeed: blocks.take(knowsScore ? NEEDS : 0),
  };
}

function grandBlocks(traits: GameTraits) {
  const blocks = new Blocks();
  return {
    ...tableBlocks(blocks, traits),
    hand: blocks.take(countFeatures(traits.packs)),
    calls: blocks.take(traits.others + 1),
    combinations: blocks.take(COMBINATIONS),
    inputs: blocks.used,
  };
}

function pushBlocks(traits: GameTraits) {
  const blocks = new Blocks();
  return {
    ...tableBlocks(blocks, traits),
    hand: blocks.take(countFeatures(traits.packs)),
    calls: blocks.take(2 * (traits.others + 1)),
    receiver: blocks.take(traits.others),
    given: blocks.take(traits.others * FACES),
    number: blocks.take(MAX_GIVEN),
    combinations: blocks.take(COMBINATIONS),
    bombs: blocks.take(BOMB_NUMBERS),
    inputs: blocks.used,
  };
}

function playBlocks(traits: GameTraits) {
  const { packs, others, hasTeams, knowsTops } = traits;
  const seats = others + 1;
  const blocks = new Blocks();
  return {
    ...tableBlocks(blocks, traits),
    hand: blocks.take(countFeatures(packs)),
    unseen: blocks.take(countFeatures(packs)),
    count: blocks.take(seats * HAND_SIZES),
    fewest: blocks.take(HAND_SIZES),
    played: blocks.take(hasTeams ? others * ROUGH_COUNT_FEATURES : 0),
    gave: blocks.take(others * FACES),
    received: blocks.take(others * FACES),
    passed: blocks.take(others),
    calls: blocks.take(2 * seats),
    out: blocks.take(PLACES * seats),
    outNumber: blocks.take(MAX_PLAYERS + 1),
    won: blocks.take(hasTeams ? seats * (WON_LIMITS.length + 1) : 0),
    owner: blocks.take(seats + 1),
    top: blocks.take(KINDS.length * HEIGHTS),
    size: blocks.take(HAND_SIZES),
    lonePhoenix: blocks.take(1),
    trick: blocks.take(hasTeams ? TRICK_LIMITS.length + 1 : 0),
    wish: blocks.take(WISHES),
    passes: blocks.take(1),
    waits: blocks.take(1),
    gives: blocks.take(1),
    next: blocks.take(seats + 1),
    combinations: blocks.take(COMBINATIONS),
    bombs: blocks.take(BOMB_NUMBERS),
    singleBeaters: blocks.take(knowsTops ? BEATERS.single.length + 1 : 0),
    pairBeaters: blocks.take(knowsTops ? BEATERS.pair.length + 1 : 0),
    tripleBeaters: blocks.take(knowsTops ? BEATERS.triple.length + 1 : 0),
    tops: blocks.take(knowsTops ? MAX_TOPS + 1 : 0),
    topPairs: blocks.take(knowsTops ? MAX_TOP_PAIRS + 1 : 0),
    inputs: blocks.used,
  };
}
