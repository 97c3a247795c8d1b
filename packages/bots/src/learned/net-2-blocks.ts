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
}

export const GAME_TRAITS: Readonly<Record<LearnedGame, GameTraits>> = {
  nanjing: { packs: 1, others: 3, hasTeams: true, hasDummy: false },
  three: { packs: 1, others: 3, hasTeams: true, hasDummy: true },
  tientsin: { packs: 1, others: 5, hasTeams: true, hasDummy: false },
  ranks: { packs: 2, others: 6, hasTeams: false, hasDummy: false },
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
function tableBlocks(blocks: Blocks, { others, hasTeams, hasDummy, packs }: GameTraits) {
  return {
    variant: blocks.take(2),
    twoPacks: blocks.take(1),
    players: blocks.take(hasTeams ? 0 : MAX_PLAYERS + 1),
    rank: blocks.take(hasTeams ? 0 : MAX_PLAYERS + 1),
    soloist: blocks.take(hasDummy ? others + 1 : 0),
    known: blocks.take(hasDummy ? others * countFeatures(packs) : 0),
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
  const { packs, others, hasTeams } = traits;
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
    inputs: blocks.used,
  };
}
