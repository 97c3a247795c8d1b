import {
  CardSet,
  type Cards,
  EMPTY_TABLE,
  finderFor,
  PlayList,
  type Rules,
  rulesFor,
  shuffle,
  xoshiro128,
} from '@schupf/rules';
import { anyRules, runs } from '@schupf/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planOf } from '../src/planner/plan.ts';
import { Planner } from '../src/planner/planner.ts';

/** The fewest plays for a hand, found by trying everything the finder lists. Slow, and independent of the planner. */
function fewestPlays(rules: Rules, hand: Cards, cache = new Map<string, number>()): number {
  if (hand.isEmpty()) return 0;
  const key = hand.toArray().join();
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const plays = new PlayList();
  finderFor(rules, 'every-card').find(hand, EMPTY_TABLE, plays);
  let fewest = Number.POSITIVE_INFINITY;
  // Some play must contain the lowest card, so only those that do are tried.
  const lowest = hand.toArray()[0]!;
  for (const { cards } of plays.toArray()) {
    if (!cards.has(lowest)) continue;
    fewest = Math.min(fewest, 1 + fewestPlays(rules, hand.copy().removeAll(cards), cache));
  }
  cache.set(key, fewest);
  return fewest;
}

/** Cards of only a few ranks, so that the hand contains more than single cards. */
function anyHand(rules: Rules, size: number, seed: string): CardSet {
  const bits = xoshiro128(seed);
  const ranks = 4 + (seed.length % 5);
  const from = 4 * (seed.length % 6);
  const pack = rules.pack.filter(
    (card) => card % 56 >= 52 || (card % 56 >= from && card % 56 < from + 4 * ranks),
  );
  return CardSet.of(shuffle([...pack], bits).slice(0, size));
}

describe.each([
  ['nanjing', 4],
  ['grandseigneur', 8],
  ['let', 6],
] as const)('%s with %i players', (variant, players) => {
  test('the planner finds the fewest combinations and a plan of that length', () => {
    fc.assert(
      fc.property(
        anyRules(variant, players),
        fc.integer({ min: 1, max: 9 }),
        fc.string({ minLength: 1 }),
        (rules, size, seed) => {
          const hand = anyHand(rules, size, seed);
          const count = new Planner(rules).count(hand);
          expect(count).toBe(fewestPlays(rules, hand));
          const plan = planOf(rules, hand);
          expect(plan.length).toBe(count);
          const played = new CardSet();
          for (const { cards } of plan) played.addAll(cards);
          expect(played.toArray()).toEqual(hand.toArray());
        },
      ),
      runs(150),
    );
  });
});

test('a hand that is one combination needs one play, an empty hand none', () => {
  const planner = new Planner(rulesFor('nanjing'));
  expect(planner.count(new CardSet())).toBe(0);
  expect(planner.count(CardSet.of(rulesFor('nanjing').pack.slice(0, 4)))).toBe(1);
});
