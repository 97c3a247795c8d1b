import { describe, expect, test } from 'vitest';
import {
  ACE,
  type Card,
  CardSet,
  type Combination,
  EMPTY_TABLE,
  finderFor,
  type Kind,
  MAH_JONG,
  PHOENIX,
  PlayList,
  RANKS,
  type Rank,
  rulesFor,
  SUITS,
  suitedCard,
} from '../src/index.ts';

/**
 * These tests count combinations whose number can be calculated by hand. Listing all straights of the whole pack at
 * once would need too much memory, so the finder gets parts of the pack.
 */
const finder = finderFor(rulesFor('nanjing'), 'every-card');
const list = new PlayList();

const ofRank = (rank: Rank): Card[] => SUITS.map((suit) => suitedCard(suit, rank));
/** All cards of some consecutive ranks; rank 1 is the Mah Jong. */
const ranksFrom = (low: number, count: number): Card[] =>
  Array.from({ length: count }, (_, step) =>
    low + step === 1 ? [MAH_JONG] : ofRank((low + step) as Rank),
  ).flat();
/** The lowest rank of every possible run of this length. */
const runStarts = (length: number, lowest: number): number[] =>
  Array.from({ length: ACE - length - lowest + 2 }, (_, step) => lowest + step);

interface Count {
  /** How many different sets of cards form the combination. */
  readonly sets: number;
  /** The same, but a set counts once for each rank its Phoenix can have. */
  readonly readings: number;
}

/**
 * Counts the plays of a kind in parts of the pack. If a part has a `top`, only plays whose highest rank is `top` count,
 * so that no play is counted twice when parts overlap.
 */
function count(
  parts: readonly { readonly cards: readonly Card[]; readonly top?: number }[],
  kind: Kind,
  size: number,
  isCounted: (play: Combination) => boolean = () => true,
): Count {
  const sets = new Set<string>();
  let readings = 0;
  for (const { cards, top } of parts) {
    finder.find(CardSet.of(cards), EMPTY_TABLE, list);
    for (let index = 0; index < list.length; index++) {
      const play = list.at(index);
      if (play.kind !== kind || play.size !== size || !isCounted(play)) continue;
      if (top !== undefined && play.height !== 2 * top) continue;
      readings++;
      sets.add(`${play.cards.lo} ${play.cards.hi}`);
    }
  }
  return { sets: sets.size, readings };
}

const isNatural = (play: Combination) => play.phoenixAs === 0;
const hasPhoenix = (play: Combination) => play.phoenixAs !== 0;
const unambiguous = (number: number): Count => ({ sets: number, readings: number });

describe('combinations in the pack', () => {
  const eachRank = RANKS.map((rank) => ({ cards: [...ofRank(rank), PHOENIX] }));

  test('[COMB2 PHX1] pairs', () => {
    expect(count(eachRank, 'pair', 2, isNatural)).toEqual(unambiguous(78));
    expect(count(eachRank, 'pair', 2)).toEqual(unambiguous(130));
  });

  test('[COMB2 PHX1] triples', () => {
    expect(count(eachRank, 'triple', 3, isNatural)).toEqual(unambiguous(52));
    expect(count(eachRank, 'triple', 3)).toEqual(unambiguous(130));
  });

  test('[BOMB1] four-of-a-kind bombs', () => {
    expect(count(eachRank, 'bomb4', 4)).toEqual(unambiguous(13));
  });

  test('[COMB4 PHX5] full houses', () => {
    const parts = RANKS.flatMap((low) =>
      RANKS.filter((high) => high > low).map((high) => ({
        cards: [...ofRank(low), ...ofRank(high), PHOENIX],
      })),
    );
    expect(count(parts, 'full', 5, isNatural)).toEqual(unambiguous(3_744));
    expect(count(parts, 'full', 5)).toEqual({ sets: 9_048, readings: 11_856 });
  });

  test.each([
    [2, 432, 576],
    [3, 2_376, 4_752],
  ])('[COMB3 PHX1] %i consecutive pairs', (pairs, plain, withPhoenix) => {
    const parts = runStarts(pairs, 2).map((low) => ({
      cards: [...ranksFrom(low, pairs), PHOENIX],
      top: low + pairs - 1,
    }));
    expect(count(parts, 'stairs', 2 * pairs, isNatural)).toEqual(unambiguous(plain));
    expect(count(parts, 'stairs', 2 * pairs, hasPhoenix)).toEqual(unambiguous(withPhoenix));
  });

  const fives = runStarts(5, 1).map((low) => ({ cards: [...ranksFrom(low, 5), PHOENIX], top: low + 4 }));

  test('[COMB5 COMB6] straights of five without the Phoenix, not counting bombs', () => {
    expect(count(fives, 'straight', 5, isNatural)).toEqual(unambiguous(9_436));
  });

  test('[PHX1 PHX4] straights of five with the Phoenix', () => {
    expect(count(fives, 'straight', 5, hasPhoenix)).toEqual({ sets: 9_728, readings: 11_776 });
  });

  const eachSuit = SUITS.map((suit) => ({
    cards: [...RANKS.map((rank) => suitedCard(suit, rank)), MAH_JONG],
  }));

  test.each([
    [5, 36],
    [6, 32],
    [7, 28],
    [8, 24],
    [9, 20],
    [10, 16],
    [11, 12],
    [12, 8],
    [13, 4],
    [14, 0],
  ])('[BOMB2] straight bombs of %i cards', (size, bombs) => {
    expect(count(eachSuit, 'bombS', size)).toEqual(unambiguous(bombs));
  });

  test('[COMB5] straights of fourteen cards begin with the Mah Jong and end at the ace', () => {
    const oneCardEach = RANKS.map((rank, index) => suitedCard(SUITS[index % 4]!, rank));
    expect(count([{ cards: [MAH_JONG, ...oneCardEach] }], 'straight', 14)).toEqual(unambiguous(1));
  });
});
