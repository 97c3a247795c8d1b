import { anyRules, type ReferencePlay, referencePlays, runs } from '@schupf/testkit';
import fc from 'fast-check';
import { test } from 'vitest';
import {
  type Card,
  CardSet,
  naturalRank,
  type Play,
  phoenixRanks,
  playsFrom,
  type Rules,
} from '../../src/index.ts';

const GAMES = [
  ['one pack', anyRules('nanjing', 4)],
  ['two packs, two Phoenixes', anyRules('grandseigneur', 8, { decks: 2 })],
  ['two packs, one Phoenix', anyRules('let', 6)],
] as const;

/** Neighbouring ranks and specials: hands in which there is something to find. */
function someHand(rules: Rules, most: number): fc.Arbitrary<Card[]> {
  const specials = rules.pack.filter((card) => naturalRank(card) === 0);
  const window = fc.tuple(fc.integer({ min: 1, max: 13 }), fc.constantFrom(1, 2, 3, 4, 5, 7, 9, 13));
  return window
    .chain(([low, width]) => {
      const near = rules.pack.filter(
        (card) => naturalRank(card) >= low && naturalRank(card) < low + width && naturalRank(card) > 0,
      );
      const suited = near.length > 0 ? near : rules.pack;
      return fc.tuple(
        fc.subarray(specials),
        fc.shuffledSubarray([...suited], { maxLength: Math.min(most, suited.length) }),
      );
    })
    .map(([some, suited]) => [...new Set([...some, ...suited])].slice(0, most));
}

/** Hands that follow one another on the table. */
const someTricks = (game: fc.Arbitrary<Rules>, most: number) =>
  game.chain((rules) =>
    fc.record({
      rules: fc.constant(rules),
      hands: fc.tuple(someHand(rules, 6), someHand(rules, 6), someHand(rules, most)),
      choices: fc.tuple(fc.nat(), fc.nat()),
      laid: fc.integer({ min: 0, max: 2 }),
    }),
  );

test.for(GAMES)(
  '[COMB1 COMB2 COMB3 COMB4 COMB5 COMB6 COMB7 COMB8 BOMB1 BOMB2 BOMB3 BOMB4 PHX1 PHX2 PHX3 PHX4 TWO1 TWO2 TWO3 TWO5 TWO6 TWO7 PLAY3] the finder lists what the rule book admits, no more, no less: %s',
  ([, game]) => {
    const property = fc.property(someTricks(game, 10), ({ rules, hands, choices, laid }) => {
      let standing: ReferencePlay | null = null;
      let top: Play | null = null;
      const gone: Card[] = [];
      for (let turn = 0; turn <= laid; turn++) {
        const hand = (turn === laid ? hands[2] : hands[turn]!).filter((card) => !gone.includes(card));
        const expected = referencePlays(hand, standing, rules);
        const found = playsFrom(CardSet.of(hand), top, rules, 'every-card');
        compare(found.map(keyOf), expected.map(keyOfReference));
        const followers = expected.filter(({ kind }) => kind !== 'dog');
        if (turn === laid || followers.length === 0) return;
        standing = followers[choices[turn]! % followers.length]!;
        gone.push(...standing.cards);
        top = found[found.map(keyOf).indexOf(keyOfReference(standing))]!;
      }
    });
    fc.assert(property, runs(600));
  },
);

test.for(GAMES)(
  'plays listed up to suits are some of those listed card by card, one at least of each ranks: %s',
  ([, game]) => {
    const property = fc.property(someTricks(game, 12), ({ rules, hands, choices, laid }) => {
      const first = playsFrom(CardSet.of(hands[0]), null, rules, 'every-card').filter(
        ({ kind }) => kind !== 'dog',
      );
      const top = laid === 0 || first.length === 0 ? null : first[choices[0] % first.length]!;
      const hand = CardSet.of(hands[2]);
      const every = playsFrom(hand, top, rules, 'every-card');
      const some = playsFrom(hand, top, rules, 'up-to-suits');
      const keys = new Set(every.map(keyOf));
      const stray = some.find((play) => !keys.has(keyOf(play)));
      if (stray !== undefined) throw new Error(`not among the plays: ${keyOf(stray)}`);
      compare([...new Set(some.map(ranksOf))], [...new Set(every.map(ranksOf))]);
    });
    fc.assert(property, runs(1000));
  },
);

function compare(found: readonly string[], expected: readonly string[]): void {
  const twice = found.find((key, index) => found.indexOf(key) < index);
  if (twice !== undefined) throw new Error(`listed twice: ${twice}`);
  const listed = new Set(found);
  const missing = expected.find((key) => !listed.has(key));
  if (missing !== undefined) throw new Error(`not listed: ${missing}`);
  const admitted = new Set(expected);
  const stray = found.find((key) => !admitted.has(key));
  if (stray !== undefined) throw new Error(`no play: ${stray}`);
}

function keyOf(play: Play): string {
  return key(play.kind, play.cards.toArray(), play.height / 2, phoenixRanks(play));
}

function keyOfReference({ kind, cards, value, phoenixAs }: ReferencePlay): string {
  return key(kind, cards, value, phoenixAs);
}

/** The height of a lone Phoenix or Dragon is the engine's own affair: what may be laid on it is compared instead. */
function key(kind: string, cards: readonly Card[], value: number, phoenixAs: readonly number[]): string {
  const lone = cards.length === 1 && naturalRank(cards[0]!) === 0;
  const ordered = [...cards].sort((a, b) => a - b);
  return `${kind} ${ordered.join(',')} as ${phoenixAs.join(',')}${lone ? '' : ` worth ${value}`}`;
}

/** A pair of Phoenixes in a full house has no rank of its own that would matter: the natural cards and the height tell. */
function ranksOf(play: Play): string {
  const ranks = play.cards.toArray().map((card) => naturalRank(card) || `special ${card % 56}`);
  return `${play.kind} ${play.size} ${play.height} ${ranks.sort().join(',')}`;
}
