import {
  ACE,
  beats,
  CardSet,
  combinationOf,
  DRAGON,
  type Kind,
  naturalRank,
  type Play,
  playsFrom,
  rulesFor,
  shuffle,
  xoshiro128,
} from '@schupf/rules';
import { describe, expect, test } from 'vitest';
import { Tops } from '../src/learned/tops.ts';

const rules = rulesFor('nanjing');

/** Two disjoint sets of cards, and what can be played from each of them. */
function tables(seed: string) {
  const random = xoshiro128(seed);
  return Array.from({ length: 40 }, (_, number) => {
    const pack = shuffle([...rules.pack], random);
    const unseen = CardSet.of(pack.slice(0, 3 + (number % 30)));
    const hand = CardSet.of(pack.slice(40));
    const tops = new Tops();
    tops.read(unseen);
    return { unseen, hand, tops, own: playsFrom(hand, null, rules), theirs: playsFrom(unseen, null, rules) };
  });
}

function heightsThatBeat(play: Play, theirs: readonly Play[], kind: Kind): number {
  return new Set(
    theirs.filter((other) => other.kind === kind && beats(other, play)).map(({ height }) => height),
  ).size;
}

describe('what the unseen cards can beat agrees with the rules', () => {
  test.each(['single', 'pair', 'triple'] as const)('a %s', (kind) => {
    let compared = 0;
    for (const { unseen, tops, own, theirs } of tables(kind)) {
      for (const play of own.filter((one) => one.kind === kind)) {
        compared++;
        if (kind === 'pair') expect(tops.pairsOver(play)).toBe(heightsThatBeat(play, theirs, 'pair'));
        if (kind === 'triple') expect(tops.triplesOver(play)).toBe(heightsThatBeat(play, theirs, 'triple'));
        if (kind !== 'single') continue;
        const cards = [...unseen].filter((card) => {
          const alone = playsFrom(CardSet.of([card]), play, rules);
          return alone.some((other) => other.kind === 'single');
        });
        expect(tops.singlesOver(play)).toBe(cards.length);
      }
    }
    expect(compared).toBeGreaterThan(50);
  });

  test('nothing beats the Dragon as a single', () => {
    const tops = new Tops();
    tops.read(CardSet.of(rules.pack.filter((card) => card !== DRAGON)));
    const dragon = combinationOf({
      kind: 'single',
      size: 1,
      height: 2 * (ACE + 2),
      cards: [DRAGON],
      phoenixAs: [],
    });
    expect(tops.singlesOver(dragon)).toBe(0);
  });
});

test('the highest own cards and pairs are those that no unseen one beats', () => {
  for (const { unseen, hand, tops, own } of tables('own')) {
    const highest = Math.max(0, ...[...unseen].map(naturalRank));
    expect(tops.topsIn(hand)).toBe(
      [...hand].filter((card) => naturalRank(card) >= Math.max(2, highest)).length,
    );
    const pairs = own.filter(
      (play) => play.kind === 'pair' && play.phoenixAs === 0 && tops.pairsOver(play) === 0,
    );
    expect(tops.topPairsIn(hand)).toBe(new Set(pairs.map(({ height }) => height)).size);
  }
});
