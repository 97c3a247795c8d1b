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
 * Numbers of combinations in the pack that can be calculated by hand. Listing all straights of the whole pack at once
 * would need too much memory, so each count is the sum over parts of the pack.
 */
const finder = finderFor(rulesFor('nanjing'), 'every-card');
const list = new PlayList();

const ofRank = (rank: Rank): Card[] => SUITS.map((suit) => suitedCard(suit, rank));
/** All cards of some adjacent ranks; the lowest may be the Mah Jong's. */
const ranksFrom = (low: number, count: number): Card[] =>
  Array.from({ length: count }, (_, step) =>
    low + step === 1 ? [MAH_JONG] : ofRank((low + step) as Rank),
  ).flat();
/** The lowest ranks of all runs of some length. */
const runs = (length: number, lowest: number): number[] =>
  Array.from({ length: ACE - length - lowest + 2 }, (_, step) => lowest + step);

interface Count {
  /** Sets of cards, and sets with each rank the phoenix can take in them. */
  readonly sets: number;
  readonly readings: number;
}

/**
 * Counts the plays of one kind over parts of the pack. If a part has a `top`, only plays of
 * that rank count, so that overlapping parts do not count a play twice.
 */
function count(
  parts: readonly { readonly cards: readonly Card[]; readonly top?: number }[],
  kind: Kind,
  size: number,
  counts: (play: Combination) => boolean = () => true,
): Count {
  const sets = new Set<string>();
  let readings = 0;
  for (const { cards, top } of parts) {
    finder.find(CardSet.of(cards), EMPTY_TABLE, list);
    for (let index = 0; index < list.length; index++) {
      const play = list.at(index);
      if (play.kind !== kind || play.size !== size || !counts(play)) continue;
      if (top !== undefined && play.height !== 2 * top) continue;
      readings++;
      sets.add(`${play.cards.lo} ${play.cards.hi}`);
    }
  }
  return { sets: sets.size, readings };
}

const natural = (play: Combination) => play.phoenixAs === 0;
const joined = (play: Combination) => play.phoenixAs !== 0;
const once = (number: number): Count => ({ sets: number, readings: number });

describe('combinations in the pack', () => {
  const eachRank = RANKS.map((rank) => ({ cards: [...ofRank(rank), PHOENIX] }));

  test('[COMB2 PHX1] pairs', () => {
    expect(count(eachRank, 'pair', 2, natural)).toEqual(once(78));
    expect(count(eachRank, 'pair', 2)).toEqual(once(130));
  });

  test('[COMB2 PHX1] triples', () => {
    expect(count(eachRank, 'triple', 3, natural)).toEqual(once(52));
    expect(count(eachRank, 'triple', 3)).toEqual(once(130));
  });

  test('[BOMB1] bombs of four', () => {
    expect(count(eachRank, 'bomb4', 4)).toEqual(once(13));
  });

  test('[COMB4 PHX5] full houses', () => {
    const parts = RANKS.flatMap((low) =>
      RANKS.filter((high) => high > low).map((high) => ({
        cards: [...ofRank(low), ...ofRank(high), PHOENIX],
      })),
    );
    expect(count(parts, 'full', 5, natural)).toEqual(once(3_744));
    expect(count(parts, 'full', 5)).toEqual({ sets: 9_048, readings: 11_856 });
  });

  test.each([
    [2, 432, 576],
    [3, 2_376, 4_752],
  ])('[COMB3 PHX1] stairs of %i pairs', (pairs, plain, withPhoenix) => {
    const parts = runs(pairs, 2).map((low) => ({
      cards: [...ranksFrom(low, pairs), PHOENIX],
      top: low + pairs - 1,
    }));
    expect(count(parts, 'stairs', 2 * pairs, natural)).toEqual(once(plain));
    expect(count(parts, 'stairs', 2 * pairs, joined)).toEqual(once(withPhoenix));
  });

  const fives = runs(5, 1).map((low) => ({ cards: [...ranksFrom(low, 5), PHOENIX], top: low + 4 }));

  test('[COMB5 COMB6] straights of five without the phoenix, bombs apart', () => {
    expect(count(fives, 'straight', 5, natural)).toEqual(once(9_436));
  });

  test('[PHX1 PHX4] straights of five with the phoenix', () => {
    expect(count(fives, 'straight', 5, joined)).toEqual({ sets: 9_728, readings: 11_776 });
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
    expect(count(eachSuit, 'bombS', size)).toEqual(once(bombs));
  });

  test('[COMB5] straights of fourteen cards begin with the Mah Jong and end at the ace', () => {
    const oneCardEach = RANKS.map((rank, index) => suitedCard(SUITS[index % 4]!, rank));
    expect(count([{ cards: [MAH_JONG, ...oneCardEach] }], 'straight', 14)).toEqual(once(1));
  });
});
